import type { ReleaseRecord } from "@forecourt/contracts/release";
import { expect, test } from "@jest/globals";
import type { Request } from "express";
import { recordOfBrowser } from "./chosen-record.ts";
import type { Renderers } from "./renderers.ts";

const release = "aaaaaaaaaaaaaaaa";
const id = "1111111111111111";
const changedAt = "2026-12-01T10:00:00.000Z";
const recorded = { contract: release, commit: null, release, manifest: "sha384-x" };
const ofCanary: ReleaseRecord = {
  id,
  changedAt,
  live: {},
  tries: {},
  triesServices: { trade: release },
  history: [],
};

/** The record for data of a page that was made with the canary's, while another one is live. */
function recordFor(live: Partial<ReleaseRecord>): Promise<ReleaseRecord> {
  const renderers: Pick<Renderers, "live" | "find"> = {
    live: () => ({ id: "r-2", changedAt, live: {}, history: [], ...live }),
    find: async (asked) => (asked === id ? ofCanary : null),
  };
  const deps = { renderers: renderers as Renderers, signingSecret: "s".repeat(32) };
  return recordOfBrowser(deps, { headers: {} } as Request, id);
}

test("a page goes on with a service while it is tried, and once it is live", async () => {
  const canary = { record: id, releases: {}, places: [], steps: [], by: "Ada" };
  const tried = { canaries: [{ ...canary, services: { trade: recorded } }] };
  for (const live of [tried, { services: { trade: recorded } }]) {
    expect(await recordFor(live)).toBe(ofCanary);
  }
});

test("a page of a service that was aborted loads its document", async () => {
  const other = { ...recorded, release: "bbbbbbbbbbbbbbbb" };
  for (const live of [{}, { services: { trade: other } }]) {
    await expect(recordFor(live)).rejects.toThrow("this release record is not served any more");
  }
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { photosPath } from "@forecourt/contracts/areas/trade/photos";
import { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const photos = photosPath("A".repeat(43));
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000);

/** Sizes of the bodies that reached the services. */
let received: number[] = [];

const receive = async (request: IncomingMessage, response: ServerResponse) => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  received.push(bytes);
  response.end("{}");
};

async function start() {
  received = [];
  site = await startSite({
    services: {
      trade: [receive],
      company: [receive],
    },
  });
}

const statusOf = async (path: string, body: Buffer, method = "POST") =>
  (await site.request(path, { method, body })).status;

describe("an upload", () => {
  test.each([
    ["photos", photos],
    ["a resume", jobApplicationPath],
  ])("of %s may be larger than other bodies, up to 15 MB", async (_name, path) => {
    await start();
    expect(await statusOf(path, megabytes(15))).toBe(200);
    expect(received).toEqual([15_000_000]);
    expect(await statusOf(path, megabytes(16))).toBe(413);
  });

  test("is for these addresses only: other addresses and methods have their limit", async () => {
    await start();
    for (const path of [
      "/api/trade/appraisals",
      `${photos}/x/removal`,
      photosPath("short"),
      `${photos}x`,
      `${jobApplicationPath}/x`,
    ]) {
      expect(await statusOf(path, megabytes(2))).toBe(413);
    }
    expect(await statusOf(photos, megabytes(2), "PUT")).toBe(413);
    expect(received).toEqual([]);
  });
});

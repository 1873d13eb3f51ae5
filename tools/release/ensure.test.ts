import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ReleasableName } from "@forecourt/contracts/release";
import { readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { ensureReleases } from "./ensure.ts";

const old = "aaaaaaaaaaaaaaaa";
let store: string;

/** A store as an earlier checkout left it: every release needs an exact version of an older React. */
beforeAll(async () => {
  store = await mkdtemp(path.join(tmpdir(), "ensure-"));
  const shared = { react: "19.0.0", "@forecourt/remote-kit/visitor": "0.1.0" };
  for (const name of ReleasableName.options) {
    await writeFakeRelease(store, { name, release: old, shared });
  }
  const live = Object.fromEntries(ReleasableName.options.map((name) => [name, old]));
  const changedAt = "2026-01-01T00:00:00.000Z";
  await writeRecord(store, { id: "1111111111111111", changedAt, live, history: [] });
  const sources = ReleasableName.options.map((name) => [name, { inputs: "before", release: old }]);
  await writeFile(path.join(store, "sources.json"), JSON.stringify(Object.fromEntries(sources)));
});
afterAll(() => rm(store, { recursive: true, force: true }));

test("replaces releases that need an older React by one record, and builds nothing twice", async () => {
  expect(await ensureReleases(store)).toEqual(ReleasableName.options);
  const record = await readRecord(store);
  expect(Object.values(record?.live ?? {})).not.toContain(old);
  const changes = record?.history.map(({ from, record: id }) => ({ from, id }));
  expect(changes).toEqual(ReleasableName.options.map(() => ({ from: old, id: record?.id })));
  expect(await ensureReleases(store)).toEqual([]);
  expect(await readRecord(store)).toEqual(record);
}, 300_000);

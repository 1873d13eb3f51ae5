import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { activate } from "./activate.ts";
import { makePreview } from "./preview.ts";
import { sweep } from "./sweep/sweep.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const made = { by: "Ada", commit: null, dirty: null };
const dayMs = 24 * 60 * 60 * 1000;
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "preview-"));
  await writeFakeRelease(store, { name: "shell", release: a, shared: { react: "19.3.1" } });
  for (const release of [a, b]) await writeFakeRelease(store, { name: "mfe-trade", release });
});
afterEach(() => rm(store, { recursive: true, force: true }));

test("a preview is stored, and never in force", async () => {
  const live = await activate(store, { shell: a, "mfe-trade": a });
  const preview = await makePreview(store, { "mfe-trade": b }, made);
  expect(preview).toMatchObject({ preview: true, made, live: { shell: a, "mfe-trade": b } });
  expect(await readRecordById(store, preview.id)).toEqual(preview);
  expect(await readRecord(store)).toEqual(live);
  const next = await activate(store, { "mfe-trade": b });
  expect(next.parent).toBe(live.id);
  expect(next.preview).toBeUndefined();
});

test("is refused when its releases do not fit, and before a shell is live", async () => {
  await expect(makePreview(store, { "mfe-trade": b }, made)).rejects.toThrow("needs a live shell");
  await activate(store, { shell: a, "mfe-trade": a });
  await writeFakeRelease(store, { name: "mfe-trade", release: b, shared: { react: "^20.0.0" } });
  await expect(makePreview(store, { "mfe-trade": b }, made)).rejects.toThrow(
    "it needs react ^20.0.0",
  );
});

test("a sweep keeps its releases for as long as it is young, and takes no record for its successor", async () => {
  const live = await activate(store, { shell: a, "mfe-trade": a });
  const { id } = await makePreview(store, { "mfe-trade": b }, made);
  const rules = { records: 1, days: 30 };
  expect(await sweep(store, rules)).toEqual({ releases: [], records: [] });
  const swept = await sweep(store, rules, Date.now() + 40 * dayMs);
  expect(swept).toEqual({ releases: [`mfe-trade/${b}`], records: [id] });
  expect((await readRecord(store))?.id).toBe(live.id);
});

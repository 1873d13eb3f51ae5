import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { newRecordId, writeRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate } from "./activate.ts";
import { storeConfiguration } from "./configurations.ts";
import { show } from "./show.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const dealersDir = path.resolve(import.meta.dirname, "../../dealers");
const made = { by: "Ada", commit: "0123456789abcdef".padEnd(40, "0"), dirty: true };
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "show-"));
  for (const release of [a, b]) {
    await writeFakeRelease(store, { name: "mfe-trade", release, shared: { react: "^19.3.0" } });
  }
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe("show", () => {
  test("says who made a record from what, and what its pages are made of", async () => {
    const configuration = await storeConfiguration(store, dealersDir);
    const first = await activate(store, { "mfe-trade": a }, { made, configuration });
    const second = await activate(store, { "mfe-trade": b }, { made: { ...made, dirty: false } });
    expect((await show(store, first.id)).split("\n")).toEqual([
      `record ${first.id}`,
      `in force from ${first.changedAt} to ${second.changedAt}, when ${second.id} followed`,
      "made by Ada from commit 0123456789ab with uncommitted changes",
      "after record none",
      `configuration ${configuration}, stored`,
      "",
      "releases",
      `  mfe-trade      ${a}  no commit`,
      "    published 2026-01-01T00:00:00.000Z, contract 1, react ^19.3.0",
      "",
      "services",
      "  not noted",
      "",
      "changed by this record",
      `  ${first.changedAt}  activate  mfe-trade      nothing -> ${a}  by Ada`,
    ]);
    const text = await show(store, second.id);
    expect(text).toContain(`in force since ${second.changedAt}`);
    expect(text).toContain("made by Ada from commit 0123456789ab\n");
    expect(text).toContain(`after record ${first.id}`);
  });

  test("says when a release is not what the record was made with, or is gone", async () => {
    const { id } = await activate(store, { "mfe-trade": a }, { made });
    await writeFakeRelease(store, { name: "mfe-trade", release: a, server: "module.exports = 1" });
    expect(await show(store, id)).toContain(
      "its release.json is NOT what this record was made with",
    );
    await rm(path.join(store, "mfe-trade"), { recursive: true });
    expect(await show(store, id)).toContain(`mfe-trade      ${a}  is not in the store any more`);
  });

  test("shows a record from before its maker was noted", async () => {
    const id = newRecordId();
    const changedAt = "2026-01-01T00:00:00.000Z";
    await writeRecord(store, { id, changedAt, live: { "mfe-trade": a }, history: [] });
    const text = await show(store, id);
    expect(text).toContain("made by somebody");
    expect(text).toContain("configuration not noted");
  });

  test("refuses what is no id, and an id that the store does not have", async () => {
    await expect(show(store, "record.json")).rejects.toThrow("is no id of a record");
    await expect(show(store, "0000000000000000")).rejects.toThrow("the store has no record");
  });
});

describe("storeConfiguration", () => {
  test("stores each version once", async () => {
    const folder = path.join(store, "dealers");
    await writeFakeFile(folder, "1");
    const first = await storeConfiguration(store, folder);
    expect(await storeConfiguration(store, folder)).toBe(first);
    await writeFakeFile(folder, "2");
    expect(await storeConfiguration(store, folder)).not.toBe(first);
  });
});

async function writeFakeFile(folder: string, text: string): Promise<void> {
  await mkdir(path.join(folder, "defaults"), { recursive: true });
  await writeFile(path.join(folder, "defaults/dealer.json"), text);
}

import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord, readRecordById, writeRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "../activate.ts";
import { sweep } from "./sweep.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const name = "mfe-trade";
const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-06-30T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now - days * dayMs);
const rules = { records: 1, days: 30 };
let store: string;

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), "sweep-"));
  for (const release of [a, b, c, d]) {
    await writeFakeRelease(store, { name, release });
    await age(release, 100);
  }
});
afterEach(() => rm(store, { recursive: true, force: true }));

async function age(release: string, days: number): Promise<void> {
  const at = daysAgo(days);
  await utimes(path.join(store, name, release, "release.json"), at, at);
}

/** Writes a record as it was made some days ago. */
async function recordOf(id: string, release: string, days: number): Promise<void> {
  const changedAt = daysAgo(days).toISOString();
  const known = (await readRecord(store))?.history ?? [];
  const change = { at: changedAt, name, from: null, to: release, action: "activate", record: id };
  await writeRecord(store, {
    id,
    changedAt,
    live: { [name]: release },
    history: [{ ...change, name: "mfe-trade", action: "activate" }, ...known],
  });
}

const stored = async () => (await readdir(path.join(store, name))).sort();

describe("sweep", () => {
  test("removes nothing before something is live", async () => {
    expect(await sweep(store, rules, now)).toEqual({ releases: [], records: [] });
    expect(await stored()).toEqual([a, b, c, d]);
  });

  test("removes what no kept record has and no rollback would bring back, with the older records", async () => {
    await recordOf("1111111111111111", a, 90);
    await recordOf("2222222222222222", b, 80);
    await recordOf("3333333333333333", c, 70);
    const swept = await sweep(store, rules, now);
    expect(swept).toEqual({
      releases: [`${name}/${a}`, `${name}/${d}`],
      records: ["2222222222222222", "1111111111111111"],
    });
    // A rollback of c activates b.
    expect(await stored()).toEqual([b, c]);
    expect(await readRecordById(store, "1111111111111111")).toBeNull();
    expect((await readRecord(store))?.id).toBe("3333333333333333");
    expect((await rollback(store, name)).live).toEqual({ [name]: b });
  });

  test("keeps what was in force within the days, also when it was made before them", async () => {
    await recordOf("1111111111111111", a, 90);
    await recordOf("2222222222222222", b, 20);
    await recordOf("3333333333333333", c, 10);
    const { releases, records } = await sweep(store, rules, now);
    expect([releases, records]).toEqual([[`${name}/${d}`], []]);
  });

  test("keeps the latest records, however old", async () => {
    await recordOf("1111111111111111", a, 400);
    await recordOf("2222222222222222", b, 390);
    await recordOf("3333333333333333", c, 380);
    const { releases, records } = await sweep(store, { records: 3, days: 30 }, now);
    expect([releases, records]).toEqual([[`${name}/${d}`], []]);
  });

  test("keeps what was published lately and never live", async () => {
    await recordOf("1111111111111111", a, 90);
    await age(d, 3);
    expect((await sweep(store, rules, now)).releases).toEqual([`${name}/${b}`, `${name}/${c}`]);
  });

  test("keeps the chain of records that processes follow", async () => {
    for (const release of [a, b, c, d]) await activate(store, { [name]: release });
    const live = await readRecord(store);
    await sweep(store, rules, Date.now() + 100 * dayMs);
    expect((await readRecord(store))?.id).toBe(live?.id);
    expect((await activate(store, { [name]: c })).parent).toBe(live?.id);
  });

  test("removes what broken-off publications left a day ago, and copies of configurations", async () => {
    await recordOf("1111111111111111", a, 90);
    const made = [".build-1", `${name}/.staging-1`, "configurations/0123456789ab", ".build-2"];
    for (const folder of made) {
      await mkdir(path.join(store, folder), { recursive: true });
      await writeFile(path.join(store, folder, "file"), "");
      const at = daysAgo(folder === ".build-2" ? 0.5 : 40);
      await utimes(path.join(store, folder), at, at);
    }
    await sweep(store, rules, now);
    const isThere = (folder: string) =>
      access(path.join(store, folder)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all(made.map(isThere))).toEqual([false, false, false, true]);
  });
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { createLog } from "@forecourt/service-kit/log";
import { storeRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import type { CheckSignature } from "@forecourt/service-kit/releases/record-signature";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { followRecord } from "./follow-record.ts";
import type { Renderers } from "./renderers.ts";

const [first, second] = ["1111111111111111", "2222222222222222"] as const;
const refuseSecond: CheckSignature = (id) => {
  if (id === second) throw new Error(`record ${second} is not signed`);
};
let folder: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "follow-record-"));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const recordOf = (id: string): ReleaseRecord => ({
  id,
  changedAt: "2026-01-01T00:00:00.000Z",
  live: {},
  history: [],
});

/** Follows the store as a process does from its start, with renderers that only note what is live. */
async function start(check: CheckSignature | null) {
  let live: ReleaseRecord | null = null;
  let tried: string[] = [];
  const renderers = {
    activate: async (record: ReleaseRecord, canaries: ReleaseRecord[] = []) => {
      live = record;
      tried = canaries.map(({ id }) => id);
    },
    live: () => live,
  } as unknown as Renderers;
  const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });
  const following = await followRecord({
    releasesDir: folder,
    dataDir: folder,
    renderers,
    check,
    log,
  });
  return { ...following, liveId: () => live?.id, tried: () => tried };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test("a record that is refused leaves the last good one live, is reported once, and goes live once it is mended", async () => {
  await writeRecord(folder, recordOf(first));
  let check = refuseSecond;
  const site = await start((...record) => check(...record));
  await writeRecord(folder, recordOf(second));
  await until(() => site.problems().length > 0);
  expect(site.problems()).toEqual([`release record: record ${second} is not signed`]);
  expect(site.liveId()).toBe(first);
  // The record is checked at least twice more, and not reported again.
  const looked = lines.length;
  for (let times = 0; times < 2; times += 1) await writeRecord(folder, recordOf(second));
  check = () => {};
  await writeRecord(folder, recordOf(second));
  await until(() => site.liveId() === second);
  await until(() => site.problems().length === 0);
  expect(lines).toHaveLength(looked);
  site.close();
});

test("after a restart the last good record is live, although the store has one that is refused", async () => {
  await writeRecord(folder, recordOf(first));
  (await start(refuseSecond)).close();
  await writeRecord(folder, recordOf(second));
  const site = await start(refuseSecond);
  expect(site.liveId()).toBe(first);
  expect(site.problems()).toEqual([`release record: record ${second} is not signed`]);
  site.close();
});

test("a first start with a record that is refused fails", async () => {
  await writeRecord(folder, recordOf(second));
  await expect(start(refuseSecond)).rejects.toThrow(`record ${second} is not signed`);
});

test("a stored record that cannot be read does not hide why the present one is refused", async () => {
  await writeRecord(folder, recordOf(first));
  (await start(null)).close();
  const [file] = [path.join(folder, "last-good-record.json")];
  expect(JSON.parse(await readFile(file, "utf8")).id).toBe(first);
  await writeFile(file, "{");
  await writeRecord(folder, recordOf(second));
  await expect(start(refuseSecond)).rejects.toThrow(`record ${second} is not signed`);
});

describe("a record with a canary", () => {
  const third = "3333333333333333";
  const steps = [{ from: "2026-01-01T00:00:00.000Z", percent: 10 }];
  const canary = { record: third, releases: {}, places: [], steps, by: "Ada" };
  const withCanary = { ...recordOf(second), canaries: [canary] };
  const refuseThird: CheckSignature = (id) => {
    if (id === third) throw new Error(`record ${third} is not signed`);
  };

  test("goes live together with the canary's", async () => {
    await writeRecord(folder, recordOf(first));
    const site = await start(null);
    await storeRecord(folder, { ...recordOf(third), tries: {} });
    await writeRecord(folder, withCanary);
    await until(() => site.liveId() === second);
    expect([site.tried(), site.problems()]).toEqual([[third], []]);
    site.close();
  });

  test("is refused as a whole while the canary's is missing, not signed or no canary's", async () => {
    await writeRecord(folder, recordOf(first));
    const site = await start(refuseThird);
    await writeRecord(folder, withCanary);
    const isMissing = `release record: record ${second} names the canary ${third}, which is none`;
    await until(() => site.problems().length > 0);
    expect(site.problems()).toEqual([isMissing]);
    await storeRecord(folder, { ...recordOf(third), tries: {} });
    await until(() => site.problems()[0] !== isMissing);
    expect(site.problems()).toEqual([`release record: record ${third} is not signed`]);
    expect(site.liveId()).toBe(first);
    site.close();
  });

  test("goes live without it at a start: there is nothing to keep", async () => {
    await writeRecord(folder, withCanary);
    const site = await start(null);
    expect([site.liveId(), site.tried(), site.problems().length]).toEqual([second, [], 1]);
    site.close();
  });
});

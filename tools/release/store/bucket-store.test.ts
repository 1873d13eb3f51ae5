import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { addToQuarantine } from "@forecourt/service-kit/releases/quarantine";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import { verifyRecord } from "@forecourt/service-kit/releases/verify-record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate, rollback } from "../activate.ts";
import { setCanary } from "../canary/change-canary.ts";
import { makePreview } from "../preview.ts";
import { createQuarantineWatch } from "../watch-quarantine.ts";
import type { BucketStore } from "./bucket-store.ts";
import { fetchLive } from "./fetch-live.ts";
import { type BucketHosts, startBucketHosts } from "./testing/bucket-hosts.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const name = "mfe-trade";
const made = { by: "Ada", commit: null, dirty: null };
let hosts: BucketHosts;
let one: BucketStore;
let other: BucketStore;

beforeEach(async () => {
  hosts = await startBucketHosts();
  [one, other] = [await hosts.host(), await hosts.host()];
  for (const release of [a, b]) await hosts.publish(one, name, release);
});
afterEach(() => hosts.close());

const goLive = (store: BucketStore, release: string, more = {}) =>
  activate(store.releasesDir, { [name]: release }, { made, store, ...more });

describe("a bucket as the release store", () => {
  test("has what an empty machine needs of what is live, complete and verified", async () => {
    const { id } = await goLive(one, a);
    expect(await other.follow()).toMatchObject({ id });
    const record = await readRecord(other.releasesDir);
    expect(record).toMatchObject({ id, live: { [name]: a } });
    if (record) await verifyRecord(other.releasesDir, record, null);
    // Nothing names it yet.
    await expect(readFile(path.join(other.releasesDir, name, b, "release.json"))).rejects.toThrow();
    const next = await goLive(other, b);
    await one.refresh();
    expect(await readRecord(one.releasesDir)).toEqual(next);
    expect(await readRecordById(one.releasesDir, id)).toMatchObject({ live: { [name]: a } });
  });

  test("brings back on any machine what was live before", async () => {
    await goLive(one, a);
    await goLive(one, b);
    const record = await rollback(other.releasesDir, name, { made, store: other });
    expect(record.live).toEqual({ [name]: a });
    await verifyRecord(other.releasesDir, record, null);
    expect((await one.follow())?.id).toBe(record.id);
  });

  test("has the rollback that a site makes by itself", async () => {
    await goLive(one, a);
    await goLive(other, b);
    await one.refresh();
    const dataDir = one.releasesDir;
    const file = path.join(dataDir, "quarantine.json");
    for (const at of [1, 2, 3]) addToQuarantine({ file }, { release: `${name}.${b}` }, at);
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    await createQuarantineWatch({ store: one, dataDir, report, now: () => 4 })();
    expect(await other.follow()).toMatchObject({
      live: { [name]: a },
      made: { by: "automatic rollback" },
      because: `${name} ${b} stopped 3 shell servers within 15 minutes`,
    });
    expect(lines).toHaveLength(1);
  });

  test("has previews, and the records of canaries", async () => {
    await hosts.publish(one, "shell", a);
    await activate(one.releasesDir, { shell: a, [name]: a }, { made, store: one });
    const preview = await makePreview(one.releasesDir, { [name]: b }, made, one);
    const steps = [{ percent: 10, minutes: null }];
    const choice = { releases: { [name]: b }, steps };
    const { canaries = [] } = await setCanary(one.releasesDir, choice, { made, store: one });
    await other.follow();
    const canary = await readRecordById(other.releasesDir, canaries[0]?.record ?? "");
    expect(canary).toMatchObject({ tries: { [name]: b }, live: { shell: a, [name]: b } });
    if (canary) await verifyRecord(other.releasesDir, canary, null);
    expect(await other.recordIds()).toContain(preview.id);
    await other.fetchRecord(preview.id);
    expect(await readRecordById(other.releasesDir, preview.id)).toEqual(preview);
  });

  test("keeps the first publication of the same files, and the other machine takes it over", async () => {
    const file = path.join(other.releasesDir, name, a, "release.json");
    const manifest = await writeFakeRelease(other.releasesDir, { name, release: a });
    const text = JSON.stringify({ ...manifest, createdAt: "2026-02-02T00:00:00.000Z" });
    await writeFile(file, text);
    await other.publishRelease(name, a);
    expect(await readFile(file)).toEqual(
      await readFile(path.join(one.releasesDir, name, a, "release.json")),
    );
  });

  test("refuses a release that it does not have, and changes nothing", async () => {
    const { id } = await goLive(one, a);
    await expect(goLive(other, "cccccccccccccccc")).rejects.toThrow(
      "mfe-trade/cccccccccccccccc is not in the store s3://releases/site",
    );
    expect((await one.follow())?.id).toBe(id);
  });
});

describe("a folder that was a store of its own", () => {
  let alone: BucketStore;
  beforeEach(async () => {
    alone = await hosts.host();
    await writeFakeRelease(alone.releasesDir, { name, release: a });
  });

  test("fills a bucket without a record at the start of its site, and otherwise nothing is changed", async () => {
    const before = await activate(alone.releasesDir, { [name]: a }, { made });
    await expect(goLive(alone, a)).rejects.toThrow("s3://releases/site has no record yet, but");
    expect(await one.follow()).toBeNull();
    await fetchLive(alone, () => undefined);
    expect(await one.follow()).toEqual(before);
    expect((await goLive(one, b)).parent).toBe(before.id);
  });

  test("two that fill the same bucket at once agree on one of their records", async () => {
    const second = await hosts.host();
    await writeFakeRelease(second.releasesDir, { name, release: b });
    await activate(alone.releasesDir, { [name]: a }, { made });
    await activate(second.releasesDir, { [name]: b }, { made });
    const stores = [alone, second];
    await Promise.all(stores.map((store) => fetchLive(store, () => undefined)));
    const [mine, yours] = await Promise.all(
      stores.map(async ({ releasesDir }) => readRecord(releasesDir)),
    );
    expect(mine).toEqual(yours);
    expect(await one.follow()).toEqual(mine);
  });

  test("follows the bucket that has a record, whatever was live there", async () => {
    const { id } = await goLive(one, a);
    await activate(alone.releasesDir, { [name]: a }, { made });
    await fetchLive(alone, () => undefined);
    expect((await readRecord(alone.releasesDir))?.id).toBe(id);
    // Made without the bucket, as by a command that does not know of it.
    await activate(alone.releasesDir, { [name]: a }, { made });
    const { id: next } = await goLive(one, b);
    await alone.follow();
    expect((await readRecord(alone.releasesDir))?.id).toBe(next);
  });
});

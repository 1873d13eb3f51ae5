import { access } from "node:fs/promises";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { activate, rollback } from "../activate.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import type { BucketStore } from "./bucket-store.ts";
import { type BucketHosts, startBucketHosts } from "./testing/bucket-hosts.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const name = "mfe-trade";
const made = { by: "Ada", commit: null, dirty: null };
const dayMs = 24 * 60 * 60 * 1000;
/** Objects have the time of the server, so the sweep is in the future instead. */
const inDays = (days: number) => Date.now() + days * dayMs;
const rules = { records: 1, days: 30 };
let hosts: BucketHosts;
let store: BucketStore;
let bucket: Bucket;

beforeEach(async () => {
  hosts = await startBucketHosts();
  store = await hosts.host();
  bucket = await openBucket(hosts.server.config());
  for (const release of [a, b, c, d]) await hosts.publish(store, name, release);
});
afterEach(async () => {
  bucket.close();
  await hosts.close();
});

const goLive = (release: string) =>
  activate(store.releasesDir, { [name]: release }, { made, store });

async function stored(): Promise<string[]> {
  const keys = (await bucket.list(`${name}/`)).map(({ key }) => key);
  return [...new Set(keys.map((key) => key.split("/")[1] ?? ""))];
}

async function published(): Promise<string[]> {
  const keys = (await bucket.list(`${name}/`)).map(({ key }) => key);
  return keys.filter((key) => key.endsWith("/release.json")).map((key) => key.split("/")[1] ?? "");
}

const isHere = (release: string) =>
  access(path.join(store.releasesDir, name, release)).then(
    () => true,
    () => false,
  );

test("removes nothing before something is live", async () => {
  expect(await store.sweep(rules, inDays(40))).toEqual({ releases: [], records: [] });
  expect(await stored()).toEqual([a, b, c, d]);
});

test("removes from bucket and folder what no kept record has and no rollback would bring back", async () => {
  const first = await goLive(a);
  const second = await goLive(b);
  const third = await goLive(c);
  expect(await store.sweep(rules, inDays(20))).toEqual({ releases: [], records: [] });
  const swept = await store.sweep(rules, inDays(40));
  expect(swept.releases).toEqual([`${name}/${a}`, `${name}/${d}`]);
  expect(swept.records.sort()).toEqual([first.id, second.id].sort());
  expect(await published()).toEqual([b, c]);
  expect(await Promise.all([a, b, c, d].map(isHere))).toEqual([false, true, true, false]);
  expect(await store.recordIds()).toEqual([third.id]);
  expect(await stored()).toEqual([a, b, c, d]);
  expect(await store.sweep(rules, inDays(42))).toEqual({ releases: [], records: [] });
  expect(await stored()).toEqual([b, c]);
  // A rollback of c activates b, also on a machine that has only the bucket.
  const other = await hosts.host();
  expect((await rollback(other.releasesDir, name, { made, store: other })).live).toEqual({
    [name]: b,
  });
});

test("older records without a signature are no reason not to sweep", async () => {
  const { id: unsigned } = await goLive(a);
  await goLive(b);
  const strict = await hosts.host((id) => {
    if (id === unsigned) throw new Error(`record ${id} is not signed`);
  });
  expect((await strict.follow())?.live).toEqual({ [name]: b });
  expect((await strict.sweep(rules, inDays(40))).records).toEqual([unsigned]);
});

test("a machine that was away while its record was swept finds the one in force", async () => {
  const away = await hosts.host();
  await goLive(a);
  await away.follow();
  await goLive(b);
  const { id } = await goLive(c);
  await store.sweep(rules, inDays(40));
  await away.follow();
  expect((await readRecord(away.releasesDir))?.id).toBe(id);
});

test("a publication that was broken off cannot be activated, and is removed after a day", async () => {
  await goLive(a);
  const broken = "eeeeeeeeeeeeeeee";
  hosts.server.failWhen = (request) => request === `PUT site/${name}/${broken}/release.json`;
  await expect(hosts.publish(store, name, broken)).rejects.toThrow(
    `s3://releases/site: writing ${name}/${broken}/release.json failed`,
  );
  hosts.server.failWhen = null;
  expect(await stored()).toContain(broken);
  const other = await hosts.host();
  await expect(
    activate(other.releasesDir, { [name]: broken }, { made, store: other }),
  ).rejects.toThrow(`${name}/${broken} is not in the store s3://releases/site`);
  await store.sweep(rules, inDays(0.5));
  expect(await stored()).toContain(broken);
  await store.sweep(rules, inDays(2));
  expect(await stored()).toEqual([a, b, c, d]);
});

test("one that is published again after it was broken off is complete", async () => {
  const broken = "eeeeeeeeeeeeeeee";
  hosts.server.failWhen = (request) => request === `PUT site/${name}/${broken}/web/entry.js`;
  await expect(hosts.publish(store, name, broken)).rejects.toThrow("web/entry.js failed");
  hosts.server.failWhen = null;
  await hosts.publish(store, name, broken);
  const { id } = await goLive(broken);
  expect((await (await hosts.host()).follow())?.id).toBe(id);
});

test("a release that is activated while it is swept stays", async () => {
  await goLive(a);
  await goLive(b);
  const sweeper = await hosts.host();
  await sweeper.follow();
  const activations: Promise<unknown>[] = [];
  // Between the sweep's look at the release and its removal.
  hosts.server.failWhen = (request) => {
    if (request !== `DELETE site/${name}/${d}/release.json` || activations.length > 0) {
      return false;
    }
    activations.push(goLive(d));
    return true;
  };
  await sweeper.sweep(rules, inDays(40));
  await Promise.all(activations);
  await sweeper.sweep(rules, inDays(42));
  const other = await hosts.host();
  expect((await other.follow())?.live).toEqual({ [name]: d });
});

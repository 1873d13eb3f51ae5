import { generateKeyPairSync, sign, verify } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ReleasableName } from "@forecourt/contracts/release";
import { readRecord, readRecordById } from "@forecourt/service-kit/releases/record";
import { verifyRecord } from "@forecourt/service-kit/releases/verify-record";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import { openBucket } from "./bucket.ts";
import type { BucketStore } from "./bucket-store.ts";
import { fetchLive } from "./fetch-live.ts";
import { type FollowedBucket, followBucket } from "./follow-bucket.ts";
import { type BucketHosts, startBucketHosts } from "./testing/bucket-hosts.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const name = "mfe-trade";
const made = { by: "Ada", commit: null, dirty: null };
let hosts: BucketHosts;
let office: BucketStore;
let site: BucketStore;
let following: FollowedBucket | null;
let lines: string[];

beforeEach(async () => {
  hosts = await startBucketHosts();
  [office, site] = [await hosts.host(), await hosts.host()];
  for (const release of [a, b, c]) await hosts.publish(office, name, release);
  lines = [];
  following = null;
});
afterEach(async () => {
  await following?.close();
  await hosts.close();
});

const goLive = (release: string) =>
  activate(office.releasesDir, { [name]: release }, { made, store: office });

function follow(store = site): void {
  following = followBucket(store, { report: (line) => lines.push(line), everyMs: 10 });
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

const isLiveHere = async (id: string) => (await readRecord(site.releasesDir))?.id === id;

describe("a machine that follows a bucket", () => {
  test("begins with an empty folder, and gets each next record with its files", async () => {
    const first = await goLive(a);
    follow();
    await until(() => isLiveHere(first.id));
    const second = await goLive(b);
    await until(() => isLiveHere(second.id));
    await verifyRecord(site.releasesDir, second, null);
    expect(lines).toEqual([]);
    expect(following?.problem()).toBeNull();
  });

  test("gets the records that were in force before it began, for pages that are open", async () => {
    const first = await goLive(a);
    const second = await goLive(b);
    follow();
    await until(() => isLiveHere(second.id));
    await until(async () => (await readRecordById(site.releasesDir, first.id)) !== null);
    await expect(verifyRecord(site.releasesDir, first, null)).resolves.toBeUndefined();
  });

  test("asks only what has changed while nothing has", async () => {
    const { id } = await goLive(a);
    await site.follow();
    hosts.server.requests.length = 0;
    await site.follow();
    expect(hosts.server.requests).toEqual([
      "GET site/record.json",
      `GET site/records/${id}.next.json`,
    ]);
  });

  test("goes on with what it has while the bucket is down, says so once, and comes back", async () => {
    const first = await goLive(a);
    follow();
    await until(() => isLiveHere(first.id));
    hosts.server.isDown = true;
    await until(() => (following?.problem() ?? null) !== null);
    hosts.server.requests.length = 0;
    await until(() => hosts.server.requests.length > 10);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("releases stay as they are: s3://releases/site: ");
    expect(await isLiveHere(first.id)).toBe(true);
    hosts.server.isDown = false;
    const second = await goLive(b);
    await until(() => isLiveHere(second.id));
    await until(() => following?.problem() === null);
    expect(lines.slice(1)).toEqual(["s3://releases/site is followed again"]);
  });

  test.each([
    ["web/entry.js", "is not what was published: size or sha384 differ"],
    ["release.json", "is not what the record states: its sha384 differs"],
  ])(
    "refuses a record with one changed byte in %s, and takes it when it is repaired",
    async (file, why) => {
      const first = await goLive(a);
      await site.follow();
      const second = await goLive(b);
      await hosts.server.flipByte(`${name}/${b}/${file}`);
      follow();
      await until(() => (following?.problem() ?? null) !== null);
      expect(following?.problem()).toBe(`s3://releases/site/${name}/${b}/${file} ${why}`);
      expect(lines).toEqual([`releases stay as they are: ${following?.problem()}`]);
      expect(await isLiveHere(first.id)).toBe(true);
      await verifyRecord(site.releasesDir, first, null);
      await hosts.server.flipByte(`${name}/${b}/${file}`);
      await until(() => isLiveHere(second.id));
      await until(() => following?.problem() === null);
      await verifyRecord(site.releasesDir, second, null);
    },
  );

  test("does not take a record without a valid signature", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const check = (id: string, text: string, signature: string | null) => {
      const isSigned =
        signature !== null &&
        verify(null, Buffer.from(text), publicKey, Buffer.from(signature, "base64"));
      if (!isSigned) throw new Error(`record ${id} is not signed`);
    };
    const strict = await hosts.host(check);
    const { id } = await goLive(a);
    await expect(strict.follow()).rejects.toThrow(`record ${id} is not signed`);
    expect(await readRecord(strict.releasesDir)).toBeNull();
    const bucket = await openBucket(hosts.server.config());
    const text = (await bucket.get("record.json"))?.bytes ?? Buffer.from("");
    await bucket.put(
      `records/${id}.sig`,
      Buffer.from(sign(null, text, privateKey).toString("base64")),
    );
    bucket.close();
    expect((await strict.follow())?.id).toBe(id);
    expect((await readRecord(strict.releasesDir, check))?.id).toBe(id);
  });
});

describe("the start of a site", () => {
  test("goes on with what is in the folder when the bucket does not answer", async () => {
    const live = Object.fromEntries(ReleasableName.options.map((one) => [one, a]));
    for (const one of ReleasableName.options) await hosts.publish(office, one, a);
    await activate(office.releasesDir, live, { made, store: office });
    expect(await fetchLive(site, (line) => lines.push(line))).toBe("live");
    expect(lines).toEqual([]);
    hosts.server.isDown = true;
    expect(await fetchLive(site, (line) => lines.push(line))).toBe("unreachable");
    expect(lines[0]).toContain(`the site starts with the releases of ${site.releasesDir}: `);
    const empty = await hosts.host();
    await expect(fetchLive(empty, () => undefined)).rejects.toThrow("s3://releases/site: ");
  });

  test("has nothing where neither bucket nor folder have, so that it builds", async () => {
    expect(await fetchLive(site, () => undefined)).toBe("nothing");
  });
});

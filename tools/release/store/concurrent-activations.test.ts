import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { processEnv } from "@forecourt/service-kit/config";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import type { BucketStore } from "./bucket-store.ts";
import { type BucketHosts, startBucketHosts } from "./testing/bucket-hosts.ts";

const [a, b, c] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb", "cccccccccccccccc"] as const;
const names = ["mfe-trade", "mfe-service", "mfe-company"] as const;
const made = (by: string) => ({ by, commit: null, dirty: null });
let hosts: BucketHosts;
let one: BucketStore;
let other: BucketStore;

beforeEach(async () => {
  hosts = await startBucketHosts();
  [one, other] = [await hosts.host(), await hosts.host()];
  for (const name of names) {
    for (const release of [a, b, c]) await hosts.publish(one, name, release);
  }
});
afterEach(() => hosts.close());

const goLive = (store: BucketStore, by: string, releases: { [name: string]: string }, more = {}) =>
  activate(store.releasesDir, releases, { made: made(by), store, ...more });

describe("two activations at the same moment on two machines", () => {
  test("of two of one area one wins, and the other says who was faster", async () => {
    for (let round = 0; round < 15; round += 1) {
      const since = await goLive(one, "Ada", { "mfe-trade": a });
      await other.refresh();
      const both = await Promise.allSettled([
        goLive(one, "Ada", { "mfe-trade": b }, { since }),
        goLive(other, "Bob", { "mfe-trade": c }, { since }),
      ]);
      const won = both.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
      const lost = both.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
      const winner = won[0]?.made?.by;
      expect([won.length, lost.length]).toEqual([1, 1]);
      expect(lost[0]).toContain(`${winner} activated mfe-trade while you did`);
      expect(lost[0]).toContain("Nothing was changed.");
      expect((await one.follow())?.id).toBe(won[0]?.id);
      expect((await other.follow())?.id).toBe(won[0]?.id);
    }
  });

  test("both of different areas are live, and none is lost", async () => {
    const third = await hosts.host();
    const turns = [a, b, c, a, b, c, a, b];
    const teams = [one, other, third].map(async (store, index) => {
      const name = names[index] ?? "";
      for (const release of turns) await goLive(store, name, { [name]: release });
    });
    await Promise.all(teams);
    const record = await third.follow();
    expect(record?.live).toEqual({ "mfe-trade": b, "mfe-service": b, "mfe-company": b });
    expect(record?.history).toHaveLength(names.length * turns.length);
    for (const store of [one, other]) {
      await store.refresh();
      expect(await readRecord(store.releasesDir)).toEqual(record);
    }
  });

  test("all of several processes are live, and none is lost", async () => {
    const run = promisify(execFile);
    const program = path.join(import.meta.dirname, "../fixtures/activate-in-turn.ts");
    const turns = [a, b, c, a];
    const stores = [one, other, await hosts.host()];
    const printed = await Promise.all(
      stores.map(async ({ releasesDir }, index) => {
        const args = [program, releasesDir, names[index] ?? "", "-", ...turns];
        const env = { ...processEnv(), ...hosts.server.env() };
        return (await run(process.execPath, args, { env })).stdout.trim().split("\n");
      }),
    );
    const ids = printed.flat();
    expect(ids).toHaveLength(names.length * turns.length);
    const record = await one.follow();
    expect(record?.live).toEqual({ "mfe-trade": a, "mfe-service": a, "mfe-company": a });
    expect(record?.history.map((change) => change.record).sort()).toEqual(ids.sort());
  });

  test("a winner whose answer was lost is still the winner", async () => {
    await goLive(one, "Ada", { "mfe-trade": a });
    let lose = 1;
    hosts.server.loseAnswerWhen = (request) =>
      /^PUT .*[0-9a-f]\.next\.json$/.test(request) && lose-- > 0;
    const won = await goLive(one, "Ada", { "mfe-trade": b });
    expect(lose).toBeLessThan(1);
    expect(await other.follow()).toEqual(won);
  });

  test("a winner that ends before record.json is written is in force", async () => {
    await goLive(one, "Ada", { "mfe-trade": a });
    await other.refresh();
    hosts.server.failWhen = (request) => request === "PUT site/record.json";
    const won = await goLive(one, "Ada", { "mfe-trade": b });
    hosts.server.failWhen = null;
    expect(await other.follow()).toEqual(won);
    expect(await (await hosts.host()).follow()).toEqual(won);
    expect((await goLive(other, "Bob", { "mfe-service": a })).parent).toBe(won.id);
  });
});

test("a bucket that overwrites although it is asked not to is refused", async () => {
  const careless = await startBucketHosts({ honorsConditions: false });
  const store = await careless.host();
  await careless.publish(store, "mfe-trade", a);
  await expect(goLive(store, "Ada", { "mfe-trade": a })).rejects.toThrow(
    "s3://releases/site overwrites objects although it is asked not to (If-None-Match: *)",
  );
  expect(await store.follow()).toBeNull();
  expect(await readRecord(store.releasesDir)).toBeNull();
  await careless.close();
});

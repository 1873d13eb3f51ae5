import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { openDiskCache } from "./disk-cache.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "image-cache-"));
});
afterEach(() => rm(folder, { recursive: true }));

const MINUTE = 60_000;
/** A clock that advances two minutes with each call. */
function clock() {
  let time = Date.UTC(2026, 10, 20);
  return () => (time += 2 * MINUTE);
}

const key = (letter: string) => letter.repeat(64);
const filesIn = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));

test("returns stored images, also after a restart", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect(await cache.get(key("a"))).toBeNull();
  await cache.put(key("a"), Buffer.from("picture"));
  expect((await cache.get(key("a")))?.bytes.toString()).toBe("picture");
  const next = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect((await next.get(key("a")))?.bytes.toString()).toBe("picture");
});

test("stays below its quota and evicts the least recently used image first", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 350, now: clock() });
  for (const letter of ["a", "b", "c"]) await cache.put(key(letter), Buffer.alloc(100));
  await cache.get(key("a"));
  await cache.put(key("d"), Buffer.alloc(100));
  const held = await Promise.all(["a", "b", "c", "d"].map((letter) => cache.get(key(letter))));
  expect(held.map((found) => found !== null)).toEqual([true, false, true, true]);
});

test("applies a smaller quota at the next start", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  for (const letter of ["a", "b", "c", "d"]) await cache.put(key(letter), Buffer.alloc(100));
  await openDiskCache(folder, { maxBytes: 250, now: clock() });
  expect(await filesIn()).toHaveLength(2);
});

test("does not change the stored time when an image is read", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  await cache.put(key("a"), Buffer.from("picture"));
  const first = await cache.get(key("a"));
  const second = await cache.get(key("a"));
  expect(second?.storedAt).toBe(first?.storedAt);
});

test("removes temporary files of a killed process", async () => {
  const half = path.join(folder, "half.tmp");
  await writeFile(half, "half a pic");
  await utimes(half, new Date(0), new Date(0));
  // Another process may be writing this one.
  await writeFile(path.join(folder, "begun.tmp"), "half a pic");
  await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect(await filesIn()).toEqual(["begun.tmp"]);
});

test("keeps one complete image after concurrent writes of one key", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1e6, now: clock() });
  const bodies = ["x", "y", "z"].map((letter) => Buffer.from(letter.repeat(10_000)));
  await Promise.all(bodies.map((body) => cache.put(key("a"), body)));
  const found = String((await cache.get(key("a")))?.bytes);
  expect(bodies.map(String)).toContain(found);
  expect(await filesIn()).toHaveLength(1);
});

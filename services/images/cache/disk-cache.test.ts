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
/** A clock that is two minutes later each time it is looked at. */
function clock() {
  let time = Date.UTC(2026, 10, 20);
  return () => (time += 2 * MINUTE);
}

const key = (letter: string) => letter.repeat(64);
const filesIn = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes("."));

test("gives back what was put, also to the process that comes after", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect(await cache.get(key("a"))).toBeNull();
  await cache.put(key("a"), Buffer.from("picture"));
  expect((await cache.get(key("a")))?.bytes.toString()).toBe("picture");
  const next = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect((await next.get(key("a")))?.bytes.toString()).toBe("picture");
});

test("stays below its quota, and forgets first what was not used for longest", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 350, now: clock() });
  for (const letter of ["a", "b", "c"]) await cache.put(key(letter), Buffer.alloc(100));
  await cache.get(key("a"));
  await cache.put(key("d"), Buffer.alloc(100));
  const held = await Promise.all(["a", "b", "c", "d"].map((letter) => cache.get(key(letter))));
  expect(held.map((found) => found !== null)).toEqual([true, false, true, true]);
});

test("keeps to a quota that became smaller since the last start", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  for (const letter of ["a", "b", "c", "d"]) await cache.put(key(letter), Buffer.alloc(100));
  await openDiskCache(folder, { maxBytes: 250, now: clock() });
  expect(await filesIn()).toHaveLength(2);
});

test("a use does not make a picture younger than it is", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  await cache.put(key("a"), Buffer.from("picture"));
  const first = await cache.get(key("a"));
  const second = await cache.get(key("a"));
  expect(second?.madeAt).toBe(first?.madeAt);
});

test("clears away what a killed process had begun, and never gives it out", async () => {
  const half = path.join(folder, "half.tmp");
  await writeFile(half, "half a pic");
  await utimes(half, new Date(0), new Date(0));
  // Another process may be writing this one.
  await writeFile(path.join(folder, "begun.tmp"), "half a pic");
  await openDiskCache(folder, { maxBytes: 1000, now: clock() });
  expect(await filesIn()).toEqual(["begun.tmp"]);
});

test("puts of one key at the same time leave one whole picture", async () => {
  const cache = await openDiskCache(folder, { maxBytes: 1e6, now: clock() });
  const bodies = ["x", "y", "z"].map((letter) => Buffer.from(letter.repeat(10_000)));
  await Promise.all(bodies.map((body) => cache.put(key("a"), body)));
  const found = String((await cache.get(key("a")))?.bytes);
  expect(bodies.map(String)).toContain(found);
  expect(await filesIn()).toHaveLength(1);
});

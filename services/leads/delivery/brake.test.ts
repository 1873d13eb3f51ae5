import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { createBrake } from "./brake.ts";

test("whoever comes while delivery keeps up passes at once", async () => {
  await createBrake({ isBehind: () => false, longestMs: 60_000 }).pass();
});

test("one passes for each mail that is done, in the order of coming", async () => {
  const brake = createBrake({ isBehind: () => true, longestMs: 60_000 });
  const passed: number[] = [];
  const passing = [1, 2, 3].map((who) => brake.pass().then(() => passed.push(who)));
  brake.release();
  brake.release();
  await delay(1);
  expect(passed).toEqual([1, 2]);
  brake.release();
  await Promise.all(passing);
  brake.release();
});

test("nobody waits longer than the longest time", async () => {
  await createBrake({ isBehind: () => true, longestMs: 5 }).pass();
});

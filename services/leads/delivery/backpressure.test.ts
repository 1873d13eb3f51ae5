import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { createBrake } from "./backpressure.ts";

test("whoever comes while delivery keeps up passes at once", async () => {
  const brake = createBrake(60_000);
  await brake.pass();
  brake.set(true);
  brake.set(false);
  await brake.pass();
});

test("whoever comes while the brake is on waits until it is let go", async () => {
  const brake = createBrake(60_000);
  brake.set(true);
  const passed: number[] = [];
  const passing = [1, 2, 3].map((who) => brake.pass().then(() => passed.push(who)));
  brake.set(true);
  await delay(1);
  expect(passed).toEqual([]);
  brake.set(false);
  await Promise.all(passing);
  expect(passed).toEqual([1, 2, 3]);
});

test("nobody waits longer than the longest time", async () => {
  const brake = createBrake(5);
  brake.set(true);
  await brake.pass();
});

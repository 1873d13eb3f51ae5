import { expect, test } from "@jest/globals";
import { coalesceRuns } from "./coalesce-runs.ts";

test("runs never overlap, and calls during a run cause one more run", async () => {
  const finish: (() => void)[] = [];
  let running = 0;
  let runs = 0;
  const ask = coalesceRuns(async () => {
    running += 1;
    runs += 1;
    expect(running).toBe(1);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  });
  ask();
  ask();
  ask();
  expect(runs).toBe(1);
  finish.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(2);
  finish.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(runs).toBe(2);
  ask();
  expect(runs).toBe(3);
  finish.shift()?.();
});

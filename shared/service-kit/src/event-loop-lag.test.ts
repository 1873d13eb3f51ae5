import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createLagMeter, type LagMeter } from "./event-loop-lag.ts";

let time = 0;
let meter: LagMeter;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "performance"] });
  time = 0;
  meter = createLagMeter({ intervalMs: 20, now: () => time });
});
afterEach(() => {
  meter.stop();
  jest.useRealTimers();
});

/** One observation, `lateMs` after it was due. */
function observe(lateMs: number): void {
  time += 20 + lateMs;
  jest.advanceTimersByTime(20);
}

describe("createLagMeter", () => {
  test("is 0 while every observation is on time", () => {
    for (let turn = 0; turn < 5; turn++) observe(0);
    expect(meter.lagMs()).toBe(0);
  });

  test("ignores a single pause, however long, such as a stopped machine", () => {
    observe(0);
    observe(10_000);
    expect(meter.lagMs()).toBe(0);
  });

  test("is the smaller of two delays in a row, and 0 again after an observation on time", async () => {
    observe(300);
    observe(250);
    expect(meter.lagMs()).toBe(250);
    await nextTurn();
    observe(0);
    expect(meter.lagMs()).toBe(0);
  });

  test("counts the work of the current turn of the loop, and forgets it in the next", async () => {
    expect(meter.lagMs()).toBe(0);
    time += 180;
    expect(meter.lagMs()).toBe(180);
    await nextTurn();
    expect(meter.lagMs()).toBe(0);
  });
});

import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { startCleanup } from "./cleanup.ts";
import { createLog } from "./log.ts";

const intervalMs = 1000;

describe("startCleanup", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function started(deleteExpired: (stop: AbortSignal) => Promise<void>) {
    const lines: string[] = [];
    const log = createLog({ name: "t", destination: { write: (line) => void lines.push(line) } });
    return { cleanup: startCleanup({ deleteExpired, intervalMs, log }), lines };
  }

  test("runs at once, then at every interval, also after a failure", async () => {
    let calls = 0;
    const { cleanup, lines } = started(async () => {
      calls += 1;
      if (calls === 1) throw new Error("the database is gone");
    });
    await setImmediate();
    expect([calls, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain("cleanup of expired rows failed");
    jest.advanceTimersByTime(intervalMs);
    await setImmediate();
    expect([calls, lines.length]).toEqual([2, 1]);
    await cleanup.close();
  });

  test("never runs twice at the same time, and not after it was closed", async () => {
    let calls = 0;
    const ends: (() => void)[] = [];
    const { cleanup } = started((stop) => {
      calls += 1;
      return new Promise((resolve) => {
        ends.push(resolve);
        stop.addEventListener("abort", () => resolve());
      });
    });
    jest.advanceTimersByTime(3 * intervalMs);
    await setImmediate();
    expect(calls).toBe(1);
    ends[0]?.();
    await setImmediate();
    expect(calls).toBe(2);
    await cleanup.close();
    expect(calls).toBe(2);
  });
});

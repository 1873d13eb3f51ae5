import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { createBackpressure } from "./backpressure.ts";

/** No other code in this process waits exactly as long. */
const maxDelayMs = 59_989;

/** How many timers of `maxDelayMs` are set and not cleared. Earlier test files may still set others. */
let ownTimers: () => number;

/** Starts waits, and returns how many of them have ended. */
function waits(backpressure: ReturnType<typeof createBackpressure>, count: number) {
  let ended = 0;
  for (let wait = 0; wait < count; wait += 1) {
    void backpressure.waitForCapacity().then(() => {
      ended += 1;
    });
  }
  return async (milliseconds = 0) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return ended;
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  const set = jest.spyOn(globalThis, "setTimeout").mock;
  const cleared = jest.spyOn(globalThis, "clearTimeout").mock;
  ownTimers = () => {
    const own = set.results.filter((_, call) => set.calls[call]?.[1] === maxDelayMs);
    return own.filter(({ value }) => !cleared.calls.some(([timer]) => timer === value)).length;
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("backpressure", () => {
  test("does not delay while inactive, and sets no timer", async () => {
    const backpressure = createBackpressure(maxDelayMs);
    expect(await waits(backpressure, 1)()).toBe(1);
    backpressure.setActive(true);
    backpressure.setActive(false);
    expect(await waits(backpressure, 1)()).toBe(1);
    expect(ownTimers()).toBe(0);
  });

  test("delays every caller while active, until it is deactivated", async () => {
    const backpressure = createBackpressure(maxDelayMs);
    backpressure.setActive(true);
    const ended = waits(backpressure, 3);
    backpressure.setActive(true);
    expect(await ended(maxDelayMs - 1)).toBe(0);
    backpressure.setActive(false);
    expect(await ended()).toBe(3);
    expect(ownTimers()).toBe(0);
  });

  test("delays no caller longer than the maximum", async () => {
    const backpressure = createBackpressure(maxDelayMs);
    backpressure.setActive(true);
    const ended = waits(backpressure, 1);
    expect(await ended(maxDelayMs - 1)).toBe(0);
    expect(await ended(1)).toBe(1);
  });
});

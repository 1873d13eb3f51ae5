import { describe, expect, jest, test } from "@jest/globals";
import { createFairMutex } from "./fair-mutex.ts";

/** Locks of one mutex, with the names of those that were acquired. */
function acquireAll(timeoutMs: number, names: readonly string[]) {
  const mutex = createFairMutex(timeoutMs);
  const order: string[] = [];
  const locks = names.map((name) => {
    const lock = mutex.acquire();
    void lock.acquired.then(() => order.push(name));
    return lock;
  });
  return { mutex, order, locks };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("a fair mutex", () => {
  test("grants the lock to one at a time, in the order of acquire", async () => {
    const { mutex, order, locks } = acquireAll(60_000, ["a", "b", "c"]);
    await settle();
    expect(order).toEqual(["a"]);
    locks[0]?.release();
    await settle();
    expect(order).toEqual(["a", "b"]);
    locks[1]?.release();
    await settle();
    expect(order).toEqual(["a", "b", "c"]);
    locks[2]?.release();
    const fourth = mutex.acquire();
    await expect(fourth.acquired).resolves.toBeUndefined();
    fourth.release();
  });

  test("grants the lock once after a waiter left the queue and the holder released twice", async () => {
    const { order, locks } = acquireAll(60_000, ["a", "b", "c", "d"]);
    locks[1]?.release();
    locks[0]?.release();
    locks[0]?.release();
    await settle();
    expect(order).toContain("c");
    expect(order).not.toContain("d");
    locks[2]?.release();
    await settle();
    expect(order.at(-1)).toBe("d");
    locks[3]?.release();
  });

  test("releases a lock that is held longer than the timeout", async () => {
    jest.useFakeTimers({ doNotFake: ["setImmediate"] });
    try {
      const { order, locks } = acquireAll(5_000, ["a", "b"]);
      await jest.advanceTimersByTimeAsync(4_999);
      expect(order).toEqual(["a"]);
      await jest.advanceTimersByTimeAsync(1);
      await settle();
      expect(order).toEqual(["a", "b"]);
      locks[1]?.release();
    } finally {
      jest.useRealTimers();
    }
  });
});

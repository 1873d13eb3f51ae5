import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "@jest/globals";
import { withDeadline } from "./deadline.ts";

const never = () => new Promise<never>(() => undefined);
/** `gc` exists only with --expose-gc. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
const neverAborted = () => new AbortController().signal;

describe("work with a deadline", () => {
  test("gives what it came to, and what it failed with", async () => {
    await expect(withDeadline(10_000, neverAborted(), async () => 1)).resolves.toBe(1);
    const failing = withDeadline(10_000, neverAborted(), () =>
      Promise.reject(new Error("of its own")),
    );
    await expect(failing).rejects.toThrow("of its own");
  });

  test("is given up when it is late, and received so", async () => {
    let received: AbortSignal = neverAborted();
    const late = withDeadline(1, neverAborted(), (signal) => {
      received = signal;
      return never();
    });
    await expect(late).rejects.toMatchObject({ code: "timed-out" });
    expect(received.reason).toMatchObject({ code: "timed-out" });
  });

  test("is given up when nobody waits any more, for the same reason", async () => {
    const visitor = new AbortController();
    const running = withDeadline(10_000, visitor.signal, never);
    visitor.abort(new Error("gone"));
    await expect(running).rejects.toThrow("gone");
    await expect(withDeadline(10_000, visitor.signal, never)).rejects.toThrow("gone");
  });

  test("leaves nothing behind: neither a listener nor the work's signal in memory", async () => {
    const visitor = new AbortController();
    const left: WeakRef<AbortSignal>[] = [];
    for (let count = 0; count < 100; count += 1) {
      await withDeadline(10_000, visitor.signal, async (signal) => {
        signal.addEventListener("abort", () => undefined);
        left.push(new WeakRef(signal));
      });
    }
    expect(getEventListeners(visitor.signal, "abort")).toEqual([]);
    await sleep(1);
    collectGarbage();
    expect(left.filter((one) => one.deref() !== undefined).length).toBeLessThan(10);
  });
});

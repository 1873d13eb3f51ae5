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
  test("settles with the result or the error of the work", async () => {
    await expect(withDeadline(10_000, neverAborted(), async () => 1)).resolves.toBe(1);
    const failing = withDeadline(10_000, neverAborted(), () =>
      Promise.reject(new Error("of its own")),
    );
    await expect(failing).rejects.toThrow("of its own");
  });

  test("rejects and aborts its signal at the deadline", async () => {
    let received: AbortSignal = neverAborted();
    const late = withDeadline(1, neverAborted(), (signal) => {
      received = signal;
      return never();
    });
    await expect(late).rejects.toMatchObject({ code: "timed-out" });
    expect(received.reason).toMatchObject({ code: "timed-out" });
  });

  test("waits beyond the deadline for a companion, whatever becomes of it", async () => {
    for (const settle of ["resolve", "reject"] as const) {
      const companion = Promise.withResolvers<void>();
      const work = Promise.withResolvers<number>();
      const inTime = withDeadline(1, neverAborted(), () => work.promise, companion.promise);
      await sleep(20);
      work.resolve(1);
      await expect(inTime).resolves.toBe(1);
      const late = withDeadline(1, neverAborted(), never, companion.promise);
      companion[settle](new Error("gone") as never);
      await expect(late).rejects.toMatchObject({ code: "timed-out" });
    }
  });

  test("rejects with the reason of the outer signal", async () => {
    const visitor = new AbortController();
    const running = withDeadline(10_000, visitor.signal, never);
    visitor.abort(new Error("gone"));
    await expect(running).rejects.toThrow("gone");
    await expect(withDeadline(10_000, visitor.signal, never)).rejects.toThrow("gone");
  });

  test("leaves no listener and no retained signal", async () => {
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

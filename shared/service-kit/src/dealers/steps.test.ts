import { describe, expect, test } from "@jest/globals";
import { inTurns, type Steps, withoutPause } from "./steps.ts";

/** Longer than a turn. */
function work(): void {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

function* sum(numbers: readonly number[], onStep: (number: number) => void): Steps<number> {
  let total = 0;
  for (const number of numbers) {
    onStep(number);
    total += number;
    yield;
  }
  return total;
}

describe("steps", () => {
  test("are done at once", () => {
    expect(withoutPause(sum([1, 2, 3], () => {}))).toBe(6);
  });

  test("are interrupted for the other work of a process after a turn", async () => {
    const events: string[] = [];
    const done = inTurns(
      sum([1, 2], (number) => {
        events.push(`step ${number}`);
        setImmediate(() => events.push("request"));
        work();
      }),
    );
    expect(await done).toBe(3);
    expect(events).toEqual(["step 1", "request", "step 2", "request"]);
  });

  test("end with the first error", async () => {
    const failing = () =>
      sum([1, 2], (number) => {
        if (number === 2) throw new Error("no second step");
      });
    expect(() => withoutPause(failing())).toThrow("no second step");
    await expect(inTurns(failing())).rejects.toThrow("no second step");
  });
});

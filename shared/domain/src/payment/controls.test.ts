import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { clampToStep } from "./controls.ts";

/** The payment calculator of the specification, section 9; money in cents. */
const controls = {
  cashDown: { min: 0, max: 2_000_000, step: 10_000, default: 100_000 },
  tradeEquity: { min: 0, max: 2_000_000, step: 10_000, default: 100_000 },
  creditScore: { min: 400, max: 850, step: 10, default: 850 },
  financeTermMonths: { min: 12, max: 72, step: 12, default: 24 },
  leaseTermMonths: { min: 24, max: 39, step: 3, default: 39 },
};

describe("clampToStep", () => {
  const score = controls.creditScore;

  test.each([
    [694, 690],
    [695, 700],
    [9999, 850],
    [-5, 400],
    [Number.NaN, 850],
    [Number.POSITIVE_INFINITY, 850],
  ])("rounds %d to %d", (value, step) => {
    expect(clampToStep(value, score)).toBe(step);
  });

  test("does not go beyond the last step below the maximum", () => {
    expect(clampToStep(100, { min: 0, max: 100, step: 30, default: 0 })).toBe(90);
  });

  test("returns a step of the control within its bounds, and keeps such a step", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.constantFrom(...Object.values(controls)),
        (value, control) => {
          const near = clampToStep(value, control);
          expect((near - control.min) % control.step).toBe(0);
          expect(near).toBeGreaterThanOrEqual(control.min);
          expect(near).toBeLessThanOrEqual(control.max);
          expect(clampToStep(near, control)).toBe(near);
        },
      ),
    );
  });
});

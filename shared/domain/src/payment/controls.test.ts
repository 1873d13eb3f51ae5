import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  cashDownOf,
  cashDownPercentControl,
  clampToStep,
  defaultPaymentTerms,
  paymentControls,
} from "./controls.ts";

/** The payment calculator of the specification, section 9. */
const calculator = {
  cashDown: {
    minCents: 0,
    maxCents: 2_000_000,
    stepCents: 10_000,
    defaultCents: 100_000,
    stepPercent: 5,
    defaultPercent: 20,
  },
  tradeEquity: { minCents: 0, maxCents: 2_000_000, stepCents: 10_000, defaultCents: 100_000 },
  creditScore: { min: 400, max: 850, step: 10, default: 850 },
  financeTermMonths: { min: 12, max: 72, step: 12, default: 24 },
  leaseTermMonths: { min: 24, max: 39, step: 3, default: 39 },
  leaseMilesPerYear: { min: 10_000, max: 15_000, step: 2500, default: 10_000 },
};

describe("the controls of a payment", () => {
  test("start where the dealer says", () => {
    expect(defaultPaymentTerms(calculator)).toEqual({
      cashDown: 100_000,
      tradeEquity: 100_000,
      creditScore: 850,
      months: 24,
    });
    expect(paymentControls(calculator).cashDown).toEqual({
      min: 0,
      max: 2_000_000,
      step: 10_000,
      default: 100_000,
    });
  });

  test("let cash down be a share of the price, within its bounds", () => {
    expect(cashDownPercentControl(calculator)).toEqual({ min: 0, max: 100, step: 5, default: 20 });
    expect(cashDownOf(20, 1_999_999, calculator)).toBe(400_000);
    expect(cashDownOf(100, 3_000_000, calculator)).toBe(2_000_000);
    expect(cashDownOf(0, 3_000_000, calculator)).toBe(0);
  });
});

describe("the nearest step", () => {
  const score = calculator.creditScore;

  test.each([
    [694, 690],
    [695, 700],
    [9999, 850],
    [-5, 400],
    [Number.NaN, 850],
    [Number.POSITIVE_INFINITY, 850],
  ])("of %d is %d", (value, step) => {
    expect(clampToStep(value, score)).toBe(step);
  });

  test("is never beyond the last one that the steps reach", () => {
    expect(clampToStep(100, { min: 0, max: 100, step: 30, default: 0 })).toBe(90);
  });

  test("is on the control's steps, within its bounds, and its own nearest", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.constantFrom(...Object.values(paymentControls(calculator))),
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

import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { loanTotals } from "../loan-schedule.ts";
import { calculateApr } from "./apr.ts";

describe("calculateApr", () => {
  // 12 CFR 1026, appendix J (c)(1)(i): regular first period.
  test("gives 9.69 % for 5,000 repaid with 24 times 230", () => {
    expect(calculateApr({ amountFinanced: 500_000, payment: 23_000, count: 24 })).toBeCloseTo(
      9.69,
      2,
    );
  });

  // 12 CFR 1026, appendix J (c)(1)(ii): advance on February 10, first payment on April 1, 1978.
  test("gives 11.82 % for 6,000 repaid with 36 times 200 after 19 odd days", () => {
    expect(
      calculateApr({
        amountFinanced: 600_000,
        payment: 20_000,
        count: 36,
        unitPeriods: 1,
        oddDays: 19,
      }),
    ).toBeCloseTo(11.82, 2);
  });

  test("gives zero without a finance charge", () => {
    expect(calculateApr({ amountFinanced: 240_000, payment: 10_000, count: 24 })).toBe(0);
  });

  test("gives the rate of a loan, within rounding", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 12, max: 84 }),
        (principal, hundredths, months) => {
          const rate = hundredths / 100;
          const totals = loanTotals({ principal, annualRatePercent: rate, months });
          fc.pre(totals.payments === months);
          const apr = calculateApr({
            amountFinanced: principal,
            payment: totals.monthly,
            count: months,
            lastPayment: totals.lastPayment,
          });
          // Interest is rounded by half a cent a month at most, of a balance of half the principal on
          // average: 1200 / principal percent. An eighth of a point is allowed: 12 CFR 1026.22(a)(2).
          expect(Math.abs(apr - rate)).toBeLessThan(1200 / principal);
        },
      ),
      { numRuns: 300, examples: [[100_000, 9, 15]] },
    );
  });

  test.each([
    { amountFinanced: 0, payment: 100, count: 12 },
    { amountFinanced: 10_000, payment: 100, count: 12 },
    { amountFinanced: 10_000, payment: Number.NaN, count: 12 },
    { amountFinanced: 100, payment: 100, count: 0 },
  ])("throws for %j", (question) => {
    expect(() => calculateApr(question)).toThrow(RangeError);
  });
});

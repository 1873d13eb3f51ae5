import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { monthlyPayment } from "../payment/loan.ts";
import type { RateProgram } from "../payment/rate.ts";
import { approvalRange, creditTierOf, monthlyBudget } from "./approval-range.ts";

const program: RateProgram = {
  baseRates: [
    { fromScore: 300, byTerm: [{ upToMonths: 84, ratePercent: 9.49 }] },
    { fromScore: 690, byTerm: [{ upToMonths: 84, ratePercent: 6.59 }] },
  ],
  tierAdditions: [{ fromScore: 520, toScore: 559, addPercent: 6.5 }],
  modelYears: [{ upToYear: 2014, addPercent: 3 }],
  newerVehicles: { fromYear: 2018, addPercent: 0, target: "none" },
};
const labels = { bad: 540, okay: 620, good: 690, great: 760 };
const applicant = { monthlyIncomeCents: 520_000, monthlyHousingCents: 85_000 };
const months = [36, 48, 60, 72];
const limits = {
  maxPaymentToIncome: 15,
  maxDebtToIncome: 43,
  maxAmountCents: 7_500_000,
  minPaymentCents: 10_000,
};
const base = { ...applicant, program, year: 2026, months, limits };

test.each([
  [300, "bad"],
  [619, "bad"],
  [620, "okay"],
  [689, "okay"],
  [690, "good"],
  [759, "good"],
  [760, "great"],
  [850, "great"],
])("a score of %i is in the tier %s", (score, tier) => {
  expect(creditTierOf(score, labels)).toBe(tier);
});

test.each([
  [520_000, 85_000, 78_000],
  [520_000, 200_000, 23_600],
  [520_000, 300_000, 0],
  [0, 0, 0],
])("an income of %i with a housing payment of %i leaves %i a month", (income, housing, budget) => {
  const input = { monthlyIncomeCents: income, monthlyHousingCents: housing, limits };
  expect(monthlyBudget(input)).toBe(budget);
});

describe("approvalRange", () => {
  test("states amount and payment of each term at the rate of the program", () => {
    const range = approvalRange({ ...base, creditScore: 690 });
    expect(range).toMatchObject({ monthlyBudgetCents: 78_000, fromCents: 2_540_000 });
    expect(range?.terms[0]).toEqual({
      months: 36,
      annualRatePercent: 6.59,
      upToCents: 2_540_000,
      monthlyCents: monthlyPayment({ principal: 2_540_000, annualRatePercent: 6.59, months: 36 }),
      monthlyOfFromCents: monthlyPayment({
        principal: 2_540_000,
        annualRatePercent: 6.59,
        months: 36,
      }),
    });
    expect(range?.terms.map((term) => term.months)).toEqual(months);
  });

  test("adds what the program adds for the tier and the car's age", () => {
    const rates = approvalRange({ ...base, creditScore: 540, year: 2014 })?.terms;
    expect(rates?.map(({ annualRatePercent }) => annualRatePercent)).toEqual(
      months.map(() => 18.99),
    );
  });

  test("is null when the budget is below the smallest payment", () => {
    const small = { ...base, creditScore: 690, monthlyIncomeCents: 66_666 };
    expect(approvalRange(small)).toBeNull();
    expect(
      approvalRange({ ...small, monthlyHousingCents: 0, monthlyIncomeCents: 66_667 }),
    ).not.toBeNull();
  });

  test("never exceeds the budget or the largest loan, and is as large as they allow", () => {
    const input = fc.record({
      creditScore: fc.integer({ min: 300, max: 850 }),
      monthlyIncomeCents: fc.integer({ min: 0, max: 5_000_000 }),
      monthlyHousingCents: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(input, (person) => {
        const range = approvalRange({ ...base, ...person });
        if (range === null) return;
        const { monthlyBudgetCents: budget, terms, fromCents, toCents } = range;
        for (const { upToCents, monthlyCents, monthlyOfFromCents, ...loan } of terms) {
          expect(monthlyCents).toBeLessThanOrEqual(budget);
          expect(monthlyOfFromCents).toBeLessThanOrEqual(monthlyCents);
          expect(upToCents % 10_000).toBe(0);
          expect(upToCents).toBeGreaterThanOrEqual(fromCents);
          expect(upToCents).toBeLessThanOrEqual(Math.min(toCents, limits.maxAmountCents));
          const more = monthlyPayment({ ...loan, principal: upToCents + 10_000 });
          expect(more > budget || upToCents === limits.maxAmountCents).toBe(true);
        }
      }),
      runs({ normal: 300, soak: 20_000 }),
    );
  });
});

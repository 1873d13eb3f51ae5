import { runs } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { incomePeriods, monthlyIncome } from "./income.ts";
import { debtToIncome, paymentToIncome } from "./ratios.ts";

test.each([
  [2_550, "hourly", 442_000],
  [35_000, "weekly", 151_667],
  [200_000, "biweekly", 433_333],
  [200_000, "semimonthly", 400_000],
  [520_000, "monthly", 520_000],
  [6_240_000, "yearly", 520_000],
  [1, "weekly", 4],
  [0, "hourly", 0],
] as const)("%i cents %s are %i cents a month", (amount, period, monthly) => {
  expect(monthlyIncome(amount, period)).toBe(monthly);
});

test("hourly pay counts the hours of a week", () => {
  expect(monthlyIncome(2_000, "hourly", 25)).toBe(216_667);
});

test("income never falls when the amount rises, and periods agree within a cent", () => {
  const amounts = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...incomePeriods), (amount, period) => {
      expect(monthlyIncome(amount + 1, period)).toBeGreaterThanOrEqual(
        monthlyIncome(amount, period),
      );
      expect(monthlyIncome(amount * 12, "yearly")).toBe(amount);
      expect(monthlyIncome(amount * 26, "yearly")).toBe(monthlyIncome(amount, "biweekly"));
    }),
    runs({ normal: 300, soak: 20_000 }),
  );
});

test.each([
  [[85_000, 78_000], 520_000, 31.35],
  [[], 520_000, 0],
  [[520_000], 520_000, 100],
  [[1], 520_000, 0.01],
  [[100], 0, null],
])("debts of %j and an income of %i are a ratio of %s", (debts, income, ratio) => {
  expect(debtToIncome(debts, income)).toBe(ratio);
});

test("a payment is compared with the income", () => {
  expect(paymentToIncome(78_000, 520_000)).toBe(15);
  expect(paymentToIncome(78_001, 520_000)).toBe(15.01);
  expect(paymentToIncome(78_000, 0)).toBeNull();
});

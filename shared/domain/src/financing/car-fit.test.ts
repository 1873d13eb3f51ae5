import { runs } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { estimatePayment } from "../payment/estimate.ts";
import type { RateProgram } from "../payment/rate.ts";
import { downToFit, isWithin } from "./car-fit.ts";

const program: RateProgram = {
  baseRates: [{ fromScore: 300, byTerm: [{ upToMonths: 84, ratePercent: 9.49 }] }],
  tierAdditions: [],
  modelYears: [],
  newerVehicles: { fromYear: 2018, addPercent: 0, target: "none" },
};
const car = { total: 3_199_000, year: 2021, tradeEquity: 0, creditScore: 620, months: 72 };
const limits = { monthlyBudgetCents: 40_000, maxAmountCents: 7_500_000 };

test("a car whose payment is within the budget fits with nothing down", () => {
  expect(downToFit(car, { ...limits, monthlyBudgetCents: 60_000 }, program)).toBe(0);
});

test("a trade-in counts like money down", () => {
  const down = downToFit(car, limits, program);
  expect(down - downToFit({ ...car, tradeEquity: 500_000 }, limits, program)).toBe(500_000);
});

test("a loan above the largest one needs the rest down", () => {
  const rich = { monthlyBudgetCents: 10_000_000, maxAmountCents: 2_000_000 };
  expect(downToFit(car, rich, program)).toBe(1_200_000);
});

test.each([
  [40_000, 7_500_000, true],
  [40_001, 7_500_000, false],
  [40_000, 7_500_001, false],
])("a payment of %d on a loan of %d is within the limits: %j", (monthly, amountFinanced, isIn) => {
  expect(isWithin({ monthly, amountFinanced }, limits)).toBe(isIn);
});

test("with the amount the payment fits, and with a hundred dollars less it does not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500_000, max: 9_000_000 }),
      fc.integer({ min: 10_000, max: 90_000 }),
      (total, monthlyBudgetCents) => {
        const at = { ...car, total };
        const cashDown = downToFit(at, { ...limits, monthlyBudgetCents }, program);
        const monthly = (down: number) =>
          estimatePayment(total, at.year, { ...at, cashDown: down }, program).monthly;
        const estimate = estimatePayment(total, at.year, { ...at, cashDown }, program);
        expect(isWithin(estimate, { ...limits, monthlyBudgetCents })).toBe(true);
        const isLeast = cashDown === 0 || monthly(cashDown - 10_000) > monthlyBudgetCents;
        expect(isLeast).toBe(true);
      },
    ),
    runs({ normal: 100, soak: 20_000 }),
  );
});

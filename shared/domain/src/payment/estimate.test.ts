import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { amountFinanced, estimatePayment, largestTotalFor, type PaymentTerms } from "./estimate.ts";
import { annuity, paymentAt } from "./loan.ts";
import { program } from "./testing/program.ts";

const baseTerms: PaymentTerms = {
  cashDown: 100_000,
  tradeEquity: 100_000,
  creditScore: 690,
  months: 72,
};

const anyTerms = fc.record({
  cashDown: fc.integer({ min: 0, max: 2_000_000 }),
  cashDownPercent: fc.option(fc.integer({ min: 0, max: 99 })),
  tradeEquity: fc.integer({ min: 0, max: 2_000_000 }),
  creditScore: fc.integer({ min: 300, max: 850 }),
  months: fc.integer({ min: 1, max: 84 }),
});
const anyYear = fc.integer({ min: 1990, max: 2027 });
const anyTotal = fc.integer({ min: 0, max: 20_000_000 });

describe("estimatePayment", () => {
  test("finances the total minus down payment and trade-in, with the disclosed numbers", () => {
    expect(estimatePayment(2_200_000, 2015, baseTerms, program)).toEqual({
      monthly: 35_057,
      annualRatePercent: 7.99,
      months: 72,
      amountFinanced: 2_000_000,
      cashDown: 100_000,
      cashDownPercent: null,
      tradeEquity: 100_000,
      creditScore: 690,
      lastPayment: 35_027,
      totalOfPayments: 2_524_074,
      financeCharge: 524_074,
    });
  });

  test("takes a percentage of the total, rounded to the cent, as cash down", () => {
    const terms = { ...baseTerms, cashDown: 0, cashDownPercent: 15, tradeEquity: 0 };
    // 15 % of 28,353.03 is 4,252.9545.
    expect(estimatePayment(2_835_303, 2015, terms, program)).toMatchObject({
      cashDown: 425_295,
      cashDownPercent: 15,
      amountFinanced: 2_410_008,
    });
  });

  test.each([-1, 101, Number.NaN])("refuses %d percent down", (cashDownPercent) => {
    const terms = { ...baseTerms, cashDownPercent };
    expect(() => estimatePayment(100, 2015, terms, program)).toThrow(RangeError);
  });

  test("returns null when they cover the price", () => {
    expect(estimatePayment(150_000, 2015, baseTerms, program)).toMatchObject({
      monthly: 0,
      amountFinanced: 0,
      totalOfPayments: 0,
      financeCharge: 0,
    });
  });

  test("agrees with the bulk computation, in whole cents", () => {
    fc.assert(
      fc.property(anyTotal, anyYear, anyTerms, (total, year, terms) => {
        const estimate = estimatePayment(total, year, terms, program);
        const financed = amountFinanced(total, terms);
        const factor = annuity(estimate.annualRatePercent, terms.months);
        expect(paymentAt(financed, factor)).toBe(estimate.monthly);
        expect(estimate.totalOfPayments).toBe(financed + estimate.financeCharge);
        for (const key of ["monthly", "lastPayment", "totalOfPayments", "financeCharge"] as const) {
          expect(Number.isSafeInteger(estimate[key])).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("never falls when the price rises", () => {
    fc.assert(
      fc.property(
        anyTotal,
        fc.integer({ min: 0, max: 500 }),
        anyYear,
        anyTerms,
        (total, more, year, terms) => {
          expect(
            estimatePayment(total + more, year, terms, program).monthly,
          ).toBeGreaterThanOrEqual(estimatePayment(total, year, terms, program).monthly);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ["a fraction of a cent", 100.5, baseTerms],
    ["no number", Number.NaN, baseTerms],
    ["a price below zero", -1, baseTerms],
    ["cash below zero", 100, { ...baseTerms, cashDown: -1 }],
    ["no months", 100, { ...baseTerms, months: 0 }],
    ["half a month", 100, { ...baseTerms, months: 1.5 }],
    ["a score that is none", 100, { ...baseTerms, creditScore: Number.NaN }],
  ])("throws for %s", (_what, total, terms) => {
    expect(() => estimatePayment(total, 2020, terms, program)).toThrow(RangeError);
  });
});

describe("largestTotalFor", () => {
  test("returns an affordable total; one cent more is not affordable", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        anyYear,
        anyTerms,
        (maxMonthly, year, terms) => {
          const total = largestTotalFor(maxMonthly, year, terms, program);
          const at = (price: number) => estimatePayment(price, year, terms, program).monthly;
          expect(at(total)).toBeLessThanOrEqual(maxMonthly);
          expect(at(total + 1)).toBeGreaterThan(maxMonthly);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("separates affordable cars from others", () => {
    fc.assert(
      fc.property(
        anyTotal,
        fc.integer({ min: 0, max: 500_000 }),
        anyYear,
        anyTerms,
        (price, maxMonthly, year, terms) => {
          const fits = estimatePayment(price, year, terms, program).monthly <= maxMonthly;
          expect(price <= largestTotalFor(maxMonthly, year, terms, program)).toBe(fits);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("returns -1 below zero, is bounded, and throws for NaN", () => {
    expect(largestTotalFor(-1, 2015, baseTerms, program)).toBe(-1);
    expect(largestTotalFor(Number.POSITIVE_INFINITY, 2015, baseTerms, program)).toBe(
      Number.MAX_SAFE_INTEGER,
    );
    expect(() => largestTotalFor(Number.NaN, 2015, baseTerms, program)).toThrow(RangeError);
  });
});

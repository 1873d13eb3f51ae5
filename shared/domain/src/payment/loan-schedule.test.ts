import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { installments, loanTotals } from "./loan-schedule.ts";

describe("installments and loanTotals", () => {
  test("charge interest on the balance, and clear it with the last payment", () => {
    const loan = { principal: 100_000, annualRatePercent: 12, months: 3 };
    expect([...installments(loan)]).toEqual([
      { month: 1, payment: 34_002, interest: 1000, balance: 66_998 },
      { month: 2, payment: 34_002, interest: 670, balance: 33_666 },
      { month: 3, payment: 34_003, interest: 337, balance: 0 },
    ]);
    expect(loanTotals(loan)).toEqual({
      monthly: 34_002,
      lastPayment: 34_003,
      payments: 3,
      totalOfPayments: 102_007,
      financeCharge: 2007,
    });
  });

  test("differ from unrounded payments by cents only", () => {
    // ErezNagar/lease-calculator, tests/constants.js: 1,891.07 of interest.
    const loan = { principal: 4_900_000, annualRatePercent: 1.5, months: 60 };
    expect(Math.abs(loanTotals(loan).financeCharge - 189_107)).toBeLessThanOrEqual(60 / 2);
  });

  test("divide evenly and cost nothing at a rate of zero", () => {
    const totals = loanTotals({ principal: 100_000, annualRatePercent: 0, months: 36 });
    expect(totals).toEqual({
      monthly: 2778,
      lastPayment: 2770,
      payments: 36,
      totalOfPayments: 100_000,
      financeCharge: 0,
    });
  });

  test("is empty when the principal is 0", () => {
    expect(loanTotals({ principal: 0, annualRatePercent: 9.49, months: 72 })).toEqual({
      monthly: 0,
      lastPayment: 0,
      payments: 0,
      totalOfPayments: 0,
      financeCharge: 0,
    });
  });

  test("end early when payments that were rounded up clear a few cents", () => {
    expect(loanTotals({ principal: 40, annualRatePercent: 0, months: 72 })).toMatchObject({
      monthly: 1,
      payments: 40,
      totalOfPayments: 40,
    });
  });

  test("add up to the cent for any principal", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 1, max: 120 }),
        (principal, hundredths, months) => {
          const loan = { principal, annualRatePercent: hundredths / 100, months };
          const rows = [...installments(loan)];
          const paid = rows.reduce((sum, row) => sum + row.payment, 0);
          const interest = rows.reduce((sum, row) => sum + row.interest, 0);
          const totals = loanTotals(loan);
          expect(paid).toBe(principal + interest);
          expect(totals.totalOfPayments).toBe(paid);
          expect(totals.financeCharge).toBe(interest);
          expect(rows.every((row) => Number.isSafeInteger(row.payment) && row.payment >= 0)).toBe(
            true,
          );
          expect(rows.at(-1)?.balance ?? 0).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("put the rounding differences with their interest into the last payment", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 20_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 12, max: 84 }),
        (principal, hundredths, months) => {
          const rate = hundredths / 100;
          const totals = loanTotals({ principal, annualRatePercent: rate, months });
          // A cent a month at most, half of the payment's and half of the interest's.
          const bound = months * (1 + rate / 1200) ** months;
          expect(totals.payments).toBe(months);
          expect(Math.abs(totals.lastPayment - totals.monthly)).toBeLessThanOrEqual(bound);
        },
      ),
      { numRuns: 500 },
    );
  });
});

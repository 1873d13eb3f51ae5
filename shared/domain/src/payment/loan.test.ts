import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { annuity, largestPrincipal, monthlyPayment, paymentAt } from "./loan.ts";

/** Loans up to 200,000 dollars; rates to the hundredth of a percent. */
const loans = fc.record({
  principal: fc.integer({ min: 0, max: 20_000_000 }),
  hundredths: fc.integer({ min: 0, max: 4000 }),
  months: fc.integer({ min: 1, max: 120 }),
});

describe("monthlyPayment", () => {
  test.each([
    // ErezNagar/lease-calculator, tests/constants.js
    { principal: 4_900_000, annualRatePercent: 1.5, months: 60, cents: 84_818 },
    // The same: 49,000 and 6.25 % tax on it and on 1,000 of fees, 500 untaxed, 2,000 down.
    { principal: 5_162_500, annualRatePercent: 1.5, months: 60, cents: 89_362 },
    // shermanloan/scejson-doc, doc/module-apr.md
    { principal: 1_000_000, annualRatePercent: 10, months: 36, cents: 32_267 },
    // mpalmer79/quirk-ai-kiosk, backend/tests/test_payment_calculator.py
    { principal: 4_200_000, annualRatePercent: 0, months: 84, cents: 50_000 },
    // Half a cent goes up.
    { principal: 101, annualRatePercent: 0, months: 2, cents: 51 },
    // 143,324.415 dollars, which division alone takes for a little less.
    { principal: 14_176_500, annualRatePercent: 13.2, months: 1, cents: 14_332_442 },
    { principal: 0, annualRatePercent: 9.49, months: 72, cents: 0 },
  ])("of $principal cents at $annualRatePercent % over $months months is $cents", (vector) => {
    expect(monthlyPayment(vector)).toBe(vector.cents);
  });

  test("equals exact fractions, rounded half up", () => {
    fc.assert(
      fc.property(loans, ({ principal, hundredths, months }) => {
        const payment = monthlyPayment({ principal, annualRatePercent: hundredths / 100, months });
        expect(payment).toBe(exactPayment(principal, hundredths, months));
      }),
      { numRuns: 2000 },
    );
  });

  test("is continuous near a rate of zero", () => {
    expect(monthlyPayment({ principal: 4_200_000, annualRatePercent: 1e-12, months: 84 })).toBe(
      50_000,
    );
  });

  test("never falls with a larger principal, a longer first period or a higher rate", () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 1, max: 1000 }), (loan, more) => {
        const { principal, hundredths, months } = loan;
        const rate = hundredths / 100;
        const payment = paymentAt(principal, annuity(rate, months));
        expect(paymentAt(principal + more, annuity(rate, months))).toBeGreaterThanOrEqual(payment);
        expect(paymentAt(principal, annuity(rate + more / 100, months))).toBeGreaterThanOrEqual(
          payment,
        );
        expect(paymentAt(principal, annuity(rate, months + 1))).toBeLessThanOrEqual(payment);
      }),
    );
  });
});

describe("largestPrincipal", () => {
  test("is affordable, and one cent more is not", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 120 }),
        (most, hundredths, months) => {
          const value = annuity(hundredths / 100, months);
          const principal = largestPrincipal(most, value);
          expect(Number.isSafeInteger(principal)).toBe(true);
          expect(paymentAt(principal, value)).toBeLessThanOrEqual(most);
          expect(paymentAt(principal + 1, value)).toBeGreaterThan(most);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("is -1 for a negative payment, and bounded for any payment", () => {
    expect(largestPrincipal(-1, annuity(5, 12))).toBe(-1);
    expect(largestPrincipal(Number.POSITIVE_INFINITY, annuity(5, 12))).toBe(
      Number.MAX_SAFE_INTEGER,
    );
  });
});

/** P·r·(1+r)^n / ((1+r)^n − 1) with r = hundredths / 120000, in whole numbers throughout. */
function exactPayment(principal: number, hundredths: number, months: number): number {
  if (hundredths === 0) return Number(halfUp(BigInt(principal), BigInt(months)));
  const base = 120_000n;
  const grown = (base + BigInt(hundredths)) ** BigInt(months);
  const above = BigInt(principal) * BigInt(hundredths) * grown;
  return Number(halfUp(above, base * (grown - base ** BigInt(months))));
}

function halfUp(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}

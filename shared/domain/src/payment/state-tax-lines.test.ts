import { describe, expect, test } from "@jest/globals";
import { taxesOn } from "./state-tax-lines.ts";
import type { StateTaxes, TaxedSale } from "./taxes.ts";
import { missouri } from "./testing/tax-rules.ts";

const zip = "63701";

function linesOf(price: number, changes: Partial<StateTaxes>, sale: Partial<TaxedSale> = {}) {
  const { stateTax, otherTaxes, localTax, isLocalTaxUnknown } = taxesOn(
    { price, isNew: false, tradeAllowance: 0, rebate: 0, ...sale },
    zip,
    { ...missouri, ...changes },
  );
  return {
    state: stateTax.cents,
    others: otherTaxes.map(({ cents }) => cents),
    local: localTax?.cents ?? null,
    isLocalTaxUnknown,
  };
}

describe("taxesOn", () => {
  test("charges local tax on a part of the price where the state limits it", () => {
    const rule = { ratePercent: 6, maxLocalBaseCents: 500_000 };
    expect(linesOf(2_000_000, rule)).toMatchObject({ state: 120_000, local: 21_250 });
    expect(linesOf(400_000, rule)).toMatchObject({ state: 24_000, local: 17_000 });
  });

  test.each([
    [100_000, [0, 1000]],
    [160_000, [0, 1600]],
    [200_000, [1100, 2000]],
    [320_000, [4400, 3200]],
    [2_000_000, [4400, 20_000]],
  ])("charges further taxes on their part of %d cents: %j", (price, others) => {
    const otherTaxes = [
      { name: "single-article tax", ratePercent: 2.75, fromCents: 160_000, upToCents: 320_000 },
      { name: "excise tax", ratePercent: 1, fromCents: 0, upToCents: null },
    ];
    expect(linesOf(price, { otherTaxes }).others).toEqual(others);
  });

  test.each([
    [399_999, false, 0],
    [399_999, true, 0],
    [400_000, false, 14_000],
    [400_000, true, 26_000],
    [999_999, false, 35_000],
    [1_000_000, false, 65_000],
  ])("has reduced rates for low prices: %d cents, new %j: %d", (price, isNew, cents) => {
    const lowPriceRates = [
      { belowCents: 400_000, ratePercent: 0, usedOnly: false },
      { belowCents: 1_000_000, ratePercent: 3.5, usedOnly: true },
    ];
    const { state } = linesOf(price, { ratePercent: 6.5, lowPriceRates }, { isNew });
    expect(state).toBe(cents);
  });

  test("does not lower the price by the trade-in when it looks up the rate", () => {
    const lowPriceRates = [{ belowCents: 400_000, ratePercent: 0, usedOnly: false }];
    const sale = { tradeAllowance: 450_000 };
    const { state } = linesOf(500_000, { ratePercent: 6, lowPriceRates }, sale);
    expect(state).toBe(3000);
  });

  test("charges no other tax, and no unknown one, on an exempt sale", () => {
    const exempt = {
      lowPriceRates: [{ belowCents: 400_000, ratePercent: 0, usedOnly: false }],
      otherTaxes: [{ name: "excise tax", ratePercent: 1, fromCents: 0, upToCents: null }],
    };
    const none = { state: 0, others: [], local: null, isLocalTaxUnknown: false };
    expect(linesOf(399_999, exempt)).toEqual(none);
    expect(linesOf(399_999, { ...exempt, localRates: {} })).toEqual(none);
    expect(linesOf(400_000, { ...exempt, localRates: {} }).isLocalTaxUnknown).toBe(true);
  });

  test.each([
    [false, 2_000_000, 62_125],
    [true, 2_000_000, 65_000],
    [false, 100_000, 2000],
    [false, 0, 0],
  ])(
    "has a fixed tax on the first part of a used car: new %j, %d cents: %d",
    (isNew, price, cents) => {
      const rule = { ratePercent: 3.25, usedFirstPart: { upToCents: 150_000, taxCents: 2000 } };
      expect(linesOf(price, rule, { isNew }).state).toBe(cents);
    },
  );

  test("names each tax", () => {
    const sale = { price: 100, isNew: true, tradeAllowance: 0, rebate: 0 };
    const lines = taxesOn(sale, zip, { ...missouri, taxName: "highway use tax" });
    expect(lines.stateTax).toMatchObject({ name: "highway use tax", place: "Missouri" });
    expect(lines.localTax).toMatchObject({ name: "sales tax", place: "Cape Girardeau" });
  });
});

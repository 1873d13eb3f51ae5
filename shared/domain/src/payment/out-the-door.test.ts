import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type OutTheDoorInput, outTheDoor } from "./out-the-door.ts";
import { taxRules } from "./testing/tax-rules.ts";

const question: OutTheDoorInput = {
  vehicle: 2_000_000,
  isNew: false,
  fees: [
    { id: "documentary", label: "Documentary fee", cents: 59_900 },
    { id: "thirtyDayDrive", label: "30-day drive", cents: 1000 },
  ],
  zip: "63701",
  tradeIn: null,
};
const ask = (changes: Partial<OutTheDoorInput>) =>
  outTheDoor({ ...question, ...changes }, taxRules);

describe("outTheDoor", () => {
  test("has every tax and fee on its own line, and adds up", () => {
    expect(ask({})).toEqual({
      kind: "price",
      zip: "63701",
      state: "MO",
      advertisedTotal: 2_060_900,
      taxable: 2_060_900,
      stateTax: { name: "sales tax", place: "Missouri", ratePercent: 4.225, cents: 87_073 },
      otherTaxes: [],
      localTax: { name: "sales tax", place: "Cape Girardeau", ratePercent: 4.25, cents: 87_588 },
      governmentFees: [{ id: "title", label: "Title fee", cents: 850 }],
      tradeInSaves: 0,
      total: 2_236_411,
      rebate: 0,
      equity: 0,
      negativeEquity: 0,
      toPay: 2_236_411,
      missing: [],
      source: "RSMo 144.020, 144.025",
      asOf: "2025-01-01",
    });
  });

  test("has the tax that the trade-in saves", () => {
    expect(ask({ tradeIn: { allowance: 500_000, payoff: 0 } })).toMatchObject({
      taxable: 1_560_900,
      stateTax: { cents: 65_948 },
      localTax: { cents: 66_338 },
      tradeInSaves: 42_375,
      total: 2_194_036,
      equity: 500_000,
      toPay: 1_694_036,
    });
  });

  test("adds negative equity of the trade-in", () => {
    expect(ask({ tradeIn: { allowance: 500_000, payoff: 800_000 } })).toMatchObject({
      taxable: 1_560_900,
      equity: 0,
      negativeEquity: 300_000,
      toPay: 2_494_036,
    });
  });

  test("gives no trade-in credit in a state without one", () => {
    const price = ask({ zip: "90210", tradeIn: { allowance: 500_000, payoff: 0 } });
    expect(price).toMatchObject({ taxable: 2_060_900, tradeInSaves: 0, equity: 500_000 });
  });

  test("does not tax exempt fees, nor rebates where the state exempts them", () => {
    expect(ask({ zip: "50309", rebate: 100_000 })).toMatchObject({
      state: "IA",
      taxable: 2_001_000,
      stateTax: { cents: 100_050 },
      localTax: null,
      rebate: 100_000,
      total: 2_160_950,
      toPay: 2_060_950,
      missing: ["titleFee"],
    });
    expect(ask({ rebate: 100_000 })).toMatchObject({ taxable: 1_960_900 });
  });

  test("lists the local tax as missing when its rate is unknown", () => {
    expect(ask({ zip: "63101" })).toMatchObject({
      stateTax: { cents: 87_073 },
      localTax: null,
      total: 2_148_823,
      missing: ["localTax"],
    });
  });

  test.each([
    [" 63701-1234 ", "price"],
    ["637011234", "price"],
    ["6370", "malformed-zip"],
    ["", "malformed-zip"],
    ["63701; drop", "malformed-zip"],
    ["６３７０１", "malformed-zip"],
    ["00000", "no-state"],
    ["09001", "no-state"],
    ["10001", "state-without-rules"],
  ])("of ZIP code %j is %s", (zip, kind) => {
    expect(ask({ zip }).kind).toBe(kind);
  });

  test("is whole cents that add up, and never higher with a trade-in", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.constantFrom("63701", "63101", "90210", "50309"),
        (vehicle, allowance, zip) => {
          const price = ask({ vehicle, zip, tradeIn: { allowance, payoff: 0 } });
          const plain = ask({ vehicle, zip });
          if (price.kind !== "price" || plain.kind !== "price") throw new Error(price.kind);
          const fees = price.governmentFees.reduce((sum, fee) => sum + fee.cents, 0);
          const tax = price.stateTax.cents + (price.localTax?.cents ?? 0);
          expect(price.total).toBe(price.advertisedTotal + tax + fees);
          expect(price.toPay).toBe(price.total - allowance);
          expect(plain.total - price.total).toBe(price.tradeInSaves);
          expect(price.tradeInSaves).toBeGreaterThanOrEqual(0);
          expect(Number.isSafeInteger(price.toPay)).toBe(true);
        },
      ),
    );
  });
});

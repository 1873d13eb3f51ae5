import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { percentOf, taxableAmount, tradeEquity } from "./taxes.ts";

const missouri = {
  tradeInCredit: true,
  tradeInCreditFor: "all",
  maxTradeInCreditCents: null,
  rebateCredit: true,
} as const;

describe("Missouri's sales tax", () => {
  // "US_MO tax rules": 30,000 less 10,000 trade-in and 2,000 rebate is 18,000, taxed 760.50.
  test("is charged on the price minus trade-in and rebate", () => {
    const taxable = taxableAmount(
      { price: 3_000_000, tradeAllowance: 1_000_000, rebate: 200_000, isNew: false },
      missouri,
    );
    expect(taxable).toBe(1_800_000);
    expect(percentOf(taxable, 4.225)).toBe(76_050);
  });

  // The same: the allowance counts whatever is owed, and what is owed beyond it is financed.
  test("credits the full allowance of a trade-in with negative equity", () => {
    const trade = { allowance: 500_000, payoff: 800_000 };
    const taxable = taxableAmount(
      { price: 3_000_000, tradeAllowance: trade.allowance, rebate: 0, isNew: false },
      missouri,
    );
    expect(taxable).toBe(2_500_000);
    expect(percentOf(taxable, 4.225)).toBe(105_625);
    expect(tradeEquity(trade)).toEqual({ equity: 0, negativeEquity: 300_000 });
  });

  test("is 0 when the trade-in is worth more than the car", () => {
    expect(
      taxableAmount({ price: 100, tradeAllowance: 200, rebate: 0, isNew: false }, missouri),
    ).toBe(0);
    expect(tradeEquity({ allowance: 200, payoff: 50 })).toEqual({ equity: 150, negativeEquity: 0 });
  });

  test("is charged on the full price in a state without credits", () => {
    const sale = { price: 3_000_000, tradeAllowance: 1_000_000, rebate: 200_000, isNew: false };
    expect(taxableAmount(sale, { ...missouri, tradeInCredit: false, rebateCredit: false })).toBe(
      3_000_000,
    );
  });
});

describe("the trade-in credit", () => {
  const sale = { price: 3_000_000, tradeAllowance: 1_500_000, rebate: 0, isNew: false };

  test("is not larger than the state's limit", () => {
    const state = { ...missouri, maxTradeInCreditCents: 1_200_000 };
    expect(taxableAmount(sale, state)).toBe(1_800_000);
    expect(taxableAmount({ ...sale, tradeAllowance: 900_000 }, state)).toBe(2_100_000);
  });

  test("applies only to new cars in a state that limits it to them", () => {
    const state = { ...missouri, tradeInCreditFor: "new" } as const;
    expect(taxableAmount(sale, state)).toBe(3_000_000);
    expect(taxableAmount({ ...sale, isNew: true }, state)).toBe(1_500_000);
  });
});

describe("percentOf", () => {
  test.each([
    [1000, 4.225, 42],
    [2000, 4.225, 85],
    [1, 50, 1],
    [100, 0.4999, 0],
    [100, 0.5, 1],
    [0, 9, 0],
  ])("gives for %d cents at %d %%: %d", (amount, percent, cents) => {
    expect(percentOf(amount, percent)).toBe(cents);
  });

  test("equals integer arithmetic, rounded half up", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (amount, tenThousandths) => {
          const exact = (BigInt(amount) * BigInt(tenThousandths) * 2n + 1_000_000n) / 2_000_000n;
          expect(percentOf(amount, tenThousandths / 10_000)).toBe(Number(exact));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

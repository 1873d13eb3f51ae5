import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { equityOfOffer, offerOfEquity, termsOfOffer } from "./trade-offer.ts";

const number = "T-7K4M-2PXD";

describe("the equity of an offer", () => {
  test.each([
    [1_234_567, 0, { equity: 1_234_500, owed: 0 }],
    [1_234_567, 234_567, { equity: 1_000_000, owed: 0 }],
    [1_000_000, 1_000_000, { equity: 0, owed: 0 }],
    [1_000_000, 1_000_001, { equity: 0, owed: 1 }],
    [1_000_000, 1_500_000, { equity: 0, owed: 500_000 }],
    // A payoff below 0 is no gift.
    [1_000_000, -500_000, { equity: 1_000_000, owed: 0 }],
  ])("of %d less a payoff of %d", (offer, payoff, equity) => {
    expect(equityOfOffer(offer, payoff)).toEqual(equity);
  });

  test("is never less than 0 and never more than offer less payoff", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (offer, payoff) => {
        const { equity, owed } = equityOfOffer(offer, payoff);
        expect(equity).toBeGreaterThanOrEqual(0);
        expect(equity).toBeLessThanOrEqual(Math.max(0, offer - payoff));
        expect(owed).toBe(Math.max(0, payoff - offer));
        expect(equity * owed).toBe(0);
      }),
    );
  });

  test("is a visitor's trade-in, and none where more is owed", () => {
    expect(termsOfOffer(number, { equity: 900_000, owed: 0 })).toEqual({
      tradingIn: true,
      tradeEquity: 900_000,
      tradeOffer: number,
      tradeOfferEquity: 900_000,
    });
    expect(termsOfOffer(number, { equity: 0, owed: 100 })).toEqual({});
  });

  test("keeps its name until the visitor states another amount", () => {
    const terms = termsOfOffer(number, { equity: 900_000, owed: 0 });
    expect(offerOfEquity(terms, 900_000)).toBe(number);
    expect(offerOfEquity({ ...terms, tradeEquity: 800_000 }, 800_000)).toBeNull();
    expect(offerOfEquity({}, 900_000)).toBeNull();
    expect(offerOfEquity({ tradeOffer: number, tradeOfferEquity: 0 }, 0)).toBeNull();
  });
});

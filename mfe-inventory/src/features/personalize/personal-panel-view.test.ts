import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { describe, expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { personalPanel } from "./personal-panel-view.ts";

const terms = {
  cashDown: 300_000,
  tradingIn: true,
  tradeEquity: 500_000,
  creditScore: 690,
  months: 60,
};
const known: Visitor = { ...anonymousVisitor, terms };
const unlocked: Visitor = {
  ...known,
  locationAddress: "Cape Girardeau, MO 63701",
  proven: { ...anonymousVisitor.proven, unlockPrice: "2026-11-01T10:00:00.000Z" },
};
const path = "/personalize/2021-mitsubishi-outlander-sport-se-JA4J4TA81MZ000123";

describe("the personal price", () => {
  test("is shown in full with taxes when a claim unlocks it, and leads to a quote", () => {
    const panel = personalPanel(car(), site, { visitor: unlocked, zip: null, terms: {} });
    if (!panel || panel.isLocked) throw new Error("locked");
    expect(panel.lines.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Price with dealer fees: $18,995.00",
      "Trade-in equity: -$5,000.00",
      "Cash down: -$3,000.00",
      "Amount financed: $10,995.00",
      expect.stringMatching(/^(?:Minimum out|Out)-the-door price, ZIP 63701: \$19,/),
    ]);
    expect(panel.action).toEqual({
      label: "Get this price as a quote",
      href: `${path}?step=6&trade-in=yes&down=3000&trade=5000&credit=690&term=60`,
    });
  });

  test("names the offer that the trade-in comes from, to the dollar", () => {
    const offer = {
      tradeEquity: 1_234_500,
      tradeOffer: "T-7K4M-2PXD",
      tradeOfferEquity: 1_234_500,
    };
    const linesOf = (more: object) => {
      const visitor = { ...unlocked, terms: { ...terms, ...offer, ...more } };
      const panel = personalPanel(car(), site, { visitor, zip: null, terms: {} });
      if (!panel || panel.isLocked) throw new Error("locked");
      return panel.lines.map(({ label, amount }) => `${label}: ${amount}`);
    };
    expect(linesOf({})).toContain("Your trade-in offer T-7K4M-2PXD: -$12,345.00");
    expect(linesOf({ tradeEquity: 500_000 })).toContain("Trade-in equity: -$5,000.00");
    expect(linesOf({ tradingIn: false }).join()).not.toContain("rade-in");
  });

  test("stays locked when only unsigned cookies say otherwise", () => {
    const visitor = { ...known, firstName: "Ada", email: "ada@moss.example", isLead: true };
    expect(personalPanel(car(), site, { visitor, zip: null, terms: {} })).toMatchObject({
      isLocked: true,
      progress: expect.stringMatching(/Add your contact info/),
    });
  });

  test("says how many questions there are, and how many are answered", () => {
    const progressOf = (answered: Visitor["terms"]) => {
      const visitor = { ...known, terms: answered };
      const panel = personalPanel(car(), site, { visitor, zip: null, terms: {} });
      return panel?.isLocked ? panel.progress : null;
    };
    expect(progressOf({})).toBe("A few quick questions plus your contact info. No credit check.");
    expect(progressOf({ cashDown: 0 })).toBe("You’ve answered 1 of 4 questions.");
    expect(progressOf({ tradingIn: true, tradeEquity: 0 })).toBe(
      "You’ve answered 2 of 5 questions.",
    );
  });

  test("is not locked when the dealer restricts no prices", () => {
    const used = { ...site.restrictions.used, unlockPrice: false };
    const open = { ...site, restrictions: { ...site.restrictions, used } };
    expect(personalPanel(car(), open, { visitor: known, zip: null, terms: {} })).toMatchObject({
      isLocked: false,
    });
  });
});

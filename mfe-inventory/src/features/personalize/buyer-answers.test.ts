import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { site } from "../../testing/inventory-fixture.ts";
import {
  type BuyerAnswers,
  paymentTermsOf,
  readBuyerAnswers,
  toBuyerPreferences,
} from "./buyer-answers.ts";
import { answerFields, readStepNumber, stepUrl } from "./wizard-address.ts";
import {
  countAnswered,
  firstUnanswered,
  previousStep,
  resolveStep,
  wizardSteps,
} from "./wizard-steps.ts";

const read = (query: string, remembered = {}) =>
  readBuyerAnswers(new URLSearchParams(query), remembered, site);

const all: BuyerAnswers = { cashDown: 3000, tradingIn: true, tradeEquity: 5000, creditScore: 690 };

describe("buyer answers", () => {
  test("are read from the address and rounded to the steps of the sliders", () => {
    expect(read("down=3049&trade-in=yes&trade=99999&credit=12&term=60")).toEqual({
      cashDown: 3000,
      tradingIn: true,
      tradeEquity: 20_000,
      creditScore: 400,
      months: 60,
    });
  });

  test("are the stored preferences, in dollars, when the address has none", () => {
    const remembered = { cashDown: 200_000, tradingIn: false, creditScore: 760 };
    expect(read("down=500", remembered)).toEqual({
      cashDown: 500,
      tradingIn: false,
      creditScore: 760,
    });
  });

  test("count as answered when equal to the dealer's default", () => {
    expect(read("down=1000")).toEqual({ cashDown: 1000 });
  });

  test.each(["down=abc&credit=&trade=-5&trade-in=maybe&term=1e9", ""])(
    "ignore invalid values: %s",
    (query) => expect(read(query)).toEqual({}),
  );

  test("drop the equity when there is no trade-in", () => {
    expect(read("trade-in=no&trade=5000")).toEqual({ tradingIn: false });
    expect(paymentTermsOf({ tradingIn: false }, site).tradeEquity).toBe(0);
    expect(paymentTermsOf({}, site).tradeEquity).toBe(0);
    expect(paymentTermsOf({ tradingIn: true, tradeEquity: 700 }, site).tradeEquity).toBe(700);
  });

  test("never subtract a trade-in whose equity was not named", () => {
    expect(paymentTermsOf({ tradingIn: true }, site).tradeEquity).toBe(0);
  });

  test("take a named equity for a trade-in", () => {
    expect(read("trade=700")).toEqual({ tradingIn: true, tradeEquity: 700 });
    expect(read("trade=0")).toEqual({ tradeEquity: 0 });
  });

  const answers = fc.record(
    {
      down: fc.oneof(
        fc.integer({ min: 0, max: 200 }).map((steps) => ({ cashDown: steps * 100 })),
        fc.integer({ min: 0, max: 19 }).map((steps) => ({ cashDownPercent: steps * 5 })),
      ),
      tradingIn: fc.boolean(),
      tradeEquity: fc.integer({ min: 0, max: 200 }).map((steps) => steps * 100),
      creditScore: fc.integer({ min: 40, max: 85 }).map((tens) => tens * 10),
      months: fc.integer({ min: 1, max: 6 }).map((years) => years * 12),
    },
    { requiredKeys: [] },
  );
  const withDown = answers.map(({ down, ...others }): BuyerAnswers => ({ ...down, ...others }));

  test("round-trip through the address and the stored preferences", () => {
    fc.assert(
      fc.property(withDown, fc.constantFrom(...wizardSteps), (given, step) => {
        const kept = read("", toBuyerPreferences(given));
        const { search } = new URL(stepUrl("/personalize/x", step, kept), "http://a");
        expect(read(search)).toEqual(kept);
        const { tradeEquity, ...others } = given;
        const named = (tradeEquity ?? 0) > 0 ? { tradingIn: true } : {};
        expect(kept).toEqual(given.tradingIn === false ? others : { ...named, ...given });
      }),
    );
  });
});

describe("the current step", () => {
  test.each<[BuyerAnswers, string, number]>([
    [{}, "cashDown", 0],
    [{ cashDown: 0 }, "tradingIn", 1],
    [{ cashDown: 0, tradingIn: true }, "tradeEquity", 2],
    [{ cashDown: 0, tradingIn: false }, "creditScore", 3],
    [{ tradingIn: false, creditScore: 700 }, "cashDown", 3],
    [all, "details", 4],
  ])("after %j is %s, with %d answered", (answers, step, settled) => {
    expect(firstUnanswered(answers, false)).toBe(step);
    expect(countAnswered(answers)).toBe(settled);
  });

  test("is never after the first unanswered question", () => {
    expect(resolveStep(6, { cashDown: 0 }, true)).toBe("tradingIn");
    expect(resolveStep(6, all, false)).toBe("details");
    expect(resolveStep(6, all, true)).toBe("finish");
    expect(resolveStep(99, all, true)).toBe("finish");
    expect(resolveStep(0, all, true)).toBe("cashDown");
    expect(resolveStep(null, all, false)).toBe("details");
    expect(resolveStep(2, all, true)).toBe("tradingIn");
  });

  test("skips the equity in both directions without a trade-in", () => {
    const without: BuyerAnswers = { cashDown: 0, tradingIn: false, creditScore: 700 };
    expect(resolveStep(3, without, false)).toBe("creditScore");
    expect(previousStep("creditScore", without)).toBe("tradingIn");
    expect(previousStep("creditScore", all)).toBe("tradeEquity");
    expect(previousStep("cashDown", all)).toBeNull();
  });

  test("is read from the address", () => {
    expect(
      ["3", "", "-1", "1.5", "abc", "999"].map((step) =>
        readStepNumber(new URLSearchParams({ step })),
      ),
    ).toEqual([3, null, null, null, null, null]);
  });

  test("has every answer in its address", () => {
    expect(stepUrl("/personalize/x", "creditScore", all)).toBe(
      "/personalize/x?step=4&trade-in=yes&down=3000&trade=5000&credit=690",
    );
    expect(answerFields({ tradingIn: false })).toEqual([{ name: "trade-in", value: "no" }]);
  });
});

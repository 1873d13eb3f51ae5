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
  isSettled,
  previousStep,
  resolveStep,
  stepsFor,
  wizardSteps,
} from "./wizard-steps.ts";

const read = (query: string, remembered = {}) =>
  readBuyerAnswers(new URLSearchParams(query), remembered, site);

const all: BuyerAnswers = {
  cashDown: 3000,
  tradingIn: true,
  tradeEquity: 5000,
  creditScore: 690,
  months: 60,
};

describe("buyer answers", () => {
  test("are read from the address and rounded to the steps of the sliders, a trade-in to dollars", () => {
    expect(read("down=3049&trade-in=yes&trade=99999&credit=12&term=60")).toEqual({
      cashDown: 3000,
      tradingIn: true,
      tradeEquity: 99_999,
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

  test("are payment terms alone, without what else the preferences have", () => {
    const others = { tradeOffer: "T-7K4M-2PXD", preApproval: "A".repeat(43) };
    expect(read("", { creditScore: 690, ...others })).toEqual({ creditScore: 690 });
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
  const { months: _term, ...withoutTerm } = all;

  test.each<[BuyerAnswers, string, number, number]>([
    [{}, "cashDown", 0, 4],
    [{ cashDown: 0 }, "tradingIn", 1, 4],
    [{ cashDown: 0, tradingIn: true }, "tradeEquity", 2, 5],
    [{ cashDown: 0, tradingIn: false }, "creditScore", 2, 4],
    [{ tradingIn: false, creditScore: 700 }, "cashDown", 2, 4],
    [withoutTerm, "months", 4, 5],
    [all, "details", 5, 5],
  ])("after %j is %s, with %d of %d answered", (answers, step, settled, count) => {
    expect(firstUnanswered(answers)).toBe(step);
    expect(countAnswered(answers)).toEqual({ settled, count });
    expect(isSettled(answers)).toBe(step === "details");
  });

  test("is never after the first unanswered question", () => {
    expect(resolveStep(6, { cashDown: 0 })).toBe("tradingIn");
    expect(resolveStep(6, all)).toBe("details");
    expect(resolveStep(99, all)).toBe("details");
    expect(resolveStep(0, all)).toBe("cashDown");
    expect(resolveStep(null, all)).toBe("details");
    expect(resolveStep(2, all)).toBe("tradingIn");
  });

  test("skips the equity in both directions without a trade-in", () => {
    const without: BuyerAnswers = { cashDown: 0, tradingIn: false, creditScore: 700, months: 60 };
    expect(resolveStep(3, without)).toBe("creditScore");
    expect(previousStep("creditScore", without)).toBe("tradingIn");
    expect(previousStep("creditScore", all)).toBe("tradeEquity");
    expect(previousStep("cashDown", all)).toBeNull();
    expect(stepsFor(without)).not.toContain("tradeEquity");
    expect(stepsFor(all)).toEqual([...wizardSteps]);
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
      "/personalize/x?step=4&trade-in=yes&down=3000&trade=5000&credit=690&term=60",
    );
    expect(answerFields({ tradingIn: false })).toEqual([{ name: "trade-in", value: "no" }]);
  });
});

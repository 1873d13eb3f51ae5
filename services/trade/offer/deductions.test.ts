import { beforeAll, describe, expect, test } from "@jest/globals";
import { cashOf, noProblems, sampleInput } from "../testing/sample-input.ts";
import { shippedRules } from "../testing/shipped-rules.ts";
import { makeOffer } from "./make-offer.ts";
import type { OfferRules } from "./offer-input.ts";

let rules: OfferRules;
beforeAll(async () => {
  rules = await shippedRules();
});

/** The deductions of one answer from a base value in cents. */
function deductions(question: string, answers: string[], base: number, changed = rules) {
  const answered = { ...noProblems, [question]: answers };
  const values = {
    // Between 10,000 and 20,000 dollars the average is the base.
    wholesaleRoughCents: 1_200_000,
    wholesaleAverageCents: base,
    retailAverageCents: null,
  };
  const result = makeOffer(sampleInput(changed, { answers: answered, values }));
  return cashOf(result)?.deductions;
}

/** Question, answer, cents below the line, cents from it on; the specification's table. */
const table: [string, string, number, number][] = [
  ["200", "damage-report", 75_000, 75_000],
  ["200", "accident", 180_000, 180_000],
  ["201", "yes", 75_000, 50_000],
  ["202", "one", 15_000, 10_000],
  ["202", "two", 30_000, 20_000],
  ["202", "three", 45_000, 30_000],
  ["203", "one", 30_000, 20_000],
  ["203", "two", 60_000, 40_000],
  ["203", "three", 90_000, 60_000],
  ["204", "one-two", 75_000, 50_000],
  ["204", "three-four", 150_000, 100_000],
  ["205", "one", 22_500, 15_000],
  ["300", "one", 75_000, 50_000],
  ["300", "two", 150_000, 100_000],
  ["300", "three", 225_000, 150_000],
  ["301", "engine", 225_000, 150_000],
  ["301", "brakes", 187_500, 125_000],
  ["301", "climate", 150_000, 100_000],
  ["301", "other", 150_000, 100_000],
];

describe("deductions", () => {
  test.each(table)(
    "of question %s answered %s are a percentage below $15,000 and flat from there on",
    (question, answer, below, from) => {
      const amounts = [1_499_999, 1_500_000, 1_500_001].map((base) =>
        deductions(question, [answer], base)?.map(({ questionId, answers, amountCents }) => [
          questionId,
          answers,
          amountCents,
        ]),
      );
      const line = (cents: number) => [[question, [answer], -cents]];
      expect(amounts).toEqual([line(below), line(from), line(from)]);
    },
  );

  test("cover every answer of the questionnaire that deducts something", () => {
    const configured = Object.entries(rules.questionnaire.questions).flatMap(([id, { answers }]) =>
      answers.filter(({ deduction }) => deduction !== null).map(({ value }) => `${id}.${value}`),
    );
    expect(configured).toEqual(table.map(([question, answer]) => `${question}.${answer}`));
  });

  test("are a percentage of the base on both sides without a flat amount", () => {
    const percents = [1_000_000, 3_000_000].map((base) => deductions("200", ["accident"], base));
    expect(percents).toMatchObject([
      [{ percent: 12, amountCents: -120_000 }],
      [{ percent: 12, amountCents: -360_000 }],
    ]);
  });

  test.each([
    ["standard", -75_000, -180_000],
    ["lenient", -30_000, -75_000],
  ] as const)("follow the rule set %s for damage and accidents", (name, damage, accident) => {
    const changed: OfferRules = { ...rules, deductionRules: name };
    const amounts = ["damage-report", "accident"].map(
      (answer) => deductions("200", [answer], 1_500_000, changed)?.[0]?.amountCents,
    );
    expect(amounts).toEqual([damage, accident]);
    expect(deductions("201", ["yes"], 1_500_000, changed)?.[0]?.amountCents).toBe(-50_000);
  });

  test("that merge are added to one line, in flat amounts or in percent", () => {
    const all = ["engine", "brakes", "climate", "other"];
    expect(deductions("301", all, 1_500_000)).toEqual([
      { questionId: "301", answers: all, percent: null, amountCents: -475_000 },
    ]);
    expect(deductions("301", ["climate", "brakes"], 1_000_000)).toEqual([
      {
        questionId: "301",
        answers: ["brakes", "climate"],
        percent: 22.5,
        amountCents: -225_000,
      },
    ]);
  });

  test("that do not merge count with the largest of their question", () => {
    const changed = structuredClone<OfferRules>(rules);
    for (const { deduction } of changed.questionnaire.questions["301"]?.answers ?? []) {
      delete deduction?.logicOperation;
    }
    expect(deductions("301", ["climate", "engine", "other"], 1_500_000, changed)).toEqual([
      { questionId: "301", answers: ["engine"], percent: null, amountCents: -150_000 },
    ]);
  });

  test("apply where their rules hold", () => {
    const changed = structuredClone<OfferRules>(rules);
    const [, smoked] = changed.questionnaire.questions["201"]?.answers ?? [];
    smoked?.deduction?.rules.push({ field: "mileage", operator: "<", value: 60_000 });
    expect(deductions("201", ["yes"], 1_500_000, changed)).toEqual([]);
    expect(deductions("201", ["yes"], 1_500_000)).toHaveLength(1);
  });
});

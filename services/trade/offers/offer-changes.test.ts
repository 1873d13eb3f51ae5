import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { sampleInput } from "../testing/sample-input.ts";
import { shippedRules } from "../testing/shipped-rules.ts";
import { offerChanges } from "./offer-changes.ts";
import type { CarDetails, StoredInput } from "./stored-offer.ts";

const texts = defaultTexts();
const labels = { N5: { label: "Navigation" }, "20": { label: "Leather seats" } };
const forAppraiser =
  "Our appraiser looks at options when you come in; they don’t change the online price.";

async function sentences(
  before: Partial<CarDetails>,
  after: Partial<CarDetails>,
  counted: string[] = [],
) {
  const rules = await shippedRules();
  const { rules: _rules, ...input } = sampleInput(rules);
  const none = { series: null, style: null, exteriorColor: null };
  const stored = (details: Partial<CarDetails>): StoredInput => ({
    ...input,
    details: { ...none, ...details },
  });
  const inputs = { before: stored(before), after: stored(after) };
  return offerChanges(inputs, rules, { texts, options: labels, counted }).map(
    ({ sentence }) => sentence,
  );
}

test("options that changed are named, also together with the trim", async () => {
  expect(
    await sentences({ options: ["N5"] }, { series: "XLE", options: ["20", "tow-package"] }),
  ).toEqual([
    "You added the trim XLE.",
    `You added Leather seats, tow-package. ${forAppraiser}`,
    `You removed Navigation. ${forAppraiser}`,
  ]);
});

test("only options that the values do not contain are said to be for the appraiser", async () => {
  expect(await sentences({ options: [] }, { options: ["N5", "20"] }, ["N5"])).toEqual([
    "You added Navigation.",
    `You added Leather seats. ${forAppraiser}`,
  ]);
  expect(await sentences({ options: ["N5"] }, { options: [] }, ["N5"])).toEqual([
    "You removed Navigation.",
  ]);
});

test("the same options, and offers from before they were stored, are no change", async () => {
  expect(await sentences({ options: ["N5"] }, { options: ["N5"] })).toEqual([]);
  expect(await sentences({}, { options: ["N5"] })).toEqual([]);
});

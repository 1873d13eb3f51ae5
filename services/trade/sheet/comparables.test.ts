import { expect, test } from "@jest/globals";
import type { Valuation } from "../valuation/valuation.ts";
import { comparableRows, spreadSentence } from "./comparables.ts";

const spread = {
  lowestCents: 1_810_000,
  lowCents: 1_900_000,
  medianCents: 2_000_000,
  highCents: 2_100_000,
  highestCents: 2_390_000,
  years: [2018, 2020],
  miles: [31_000, 88_000],
  perYearPercent: 7,
  per10000MilesPercent: 3,
  trim: "LE",
} as const;

const valuation: Valuation = {
  source: "guide",
  values: {
    wholesaleRoughCents: 1_480_000,
    wholesaleAverageCents: 1_640_000,
    retailAverageCents: 2_000_000,
  },
  asOf: "2026-11-01",
  confidence: "medium",
  comparables: 14,
  assumedTrim: "LE",
  isTrimNamed: false,
  spread,
  notes: ["a note"],
};

test("the sheet has the spread, how prices were converted, and that the trim is assumed", () => {
  const rows = comparableRows(valuation).map(({ label, value }) => `${label}: ${value}`);
  expect(rows).toEqual([
    "Source: own guide, from comparable cars",
    "Comparable cars: 14",
    "Their trim: LE, ASSUMED: the seller named none",
    "Lowest: $18,100",
    "Half of them: $19,000 to $21,000",
    "Median: $20,000",
    "Highest: $23,900",
    "Model years: 2018 to 2020",
    "Odometers: 31,000 to 88,000 miles",
    "Adjusted by: 7% a year, 3% for 10,000 miles",
    "Confidence: medium",
    "As of: Sunday, November 1",
    "Wholesale, rough: $14,800",
    "Wholesale, average: $16,400",
    "Retail, average: $20,000",
  ]);
});

test("an offer from before spreads were stored has the notes of its valuation", () => {
  const { spread: _spread, ...old } = valuation;
  expect(comparableRows(old)).toContainEqual({ label: "Note", value: "a note" });
});

test("the mail has the spread in one sentence", () => {
  expect(spreadSentence(spread, 14)).toBe(
    "14 comparable cars, adjusted for year and mileage: $18,100 to $23,900, median $20,000, half of them from $19,000 to $21,000.",
  );
});

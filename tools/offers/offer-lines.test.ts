import { makeOffer } from "@forecourt/service-trade/offer/make-offer";
import { offerView } from "@forecourt/service-trade/offers/offer-view";
import { noProblems, sampleInput } from "@forecourt/service-trade/testing/sample-input";
import { shippedRules } from "@forecourt/service-trade/testing/shipped-rules";
import { expect, test } from "@jest/globals";
import { offerLines } from "./offer-lines.ts";

test("an offer is printed with every amount and the answer that caused it", async () => {
  const rules = await shippedRules();
  const { rules: _rules, ...input } = sampleInput(rules, {
    answers: { ...noProblems, "200": ["accident"], "205": ["one"] },
  });
  const valuation = {
    source: "book",
    values: input.values,
    asOf: "2026-11-20",
    confidence: "high",
    comparables: null,
    assumedTrim: null,
    isTrimNamed: false,
    notes: ["a note of the valuation"],
  } as const;
  const result = makeOffer({ ...input, rules });
  const row = {
    id: "1",
    dealer_id: "ozark-mitsubishi",
    store_id: "cape-girardeau",
    appraisal_id: "2",
    revision: 1,
    number: "T-2345-6789",
    made_at: "2026-11-22T12:00:00.000Z",
    made_on: "2026-11-22",
    valid_until: "2026-11-29",
    engine_version: 1,
    rules_version: "abc",
    input: JSON.stringify(input),
    valuation: JSON.stringify(valuation),
    outcome: "offers",
    result: JSON.stringify(result),
    selected_payment: "cashNow",
  } as const;
  const view = offerView(row, rules);
  expect(offerLines({ row, input, valuation, view, revisions: [], differences: [] })).toEqual([
    "T-2345-6789  ozark-mitsubishi/cape-girardeau  made 2026-11-22T12:00:00.000Z  valid until 2026-11-29",
    "car: 2019 Toyota RAV4, 60000 miles",
    "rules abc, engine 1",
    "values: book, high confidence",
    "a note of the valuation",
    "cash now",
    "    $16,000.00  wholesale-average",
    "    -$1,920.00  Has it been in an accident? One or more accidents, 12%",
    "      -$150.00  How many keys do you have? One",
    "    $13,930.00  price",
    "  offered: $13,930",
    "more cash later",
    "    $20,000.00  retail-average",
    "    -$2,400.00  Has it been in an accident? One or more accidents, 12%",
    "      -$150.00  How many keys do you have? One",
    "      -$260.00  Reconditioning",
    "      -$300.00  Limited warranty",
    "      -$995.00  Advertising",
    "    $15,895.00  price",
    "    $10,808.60    First check, 68%",
    "     $5,086.40    Second check, 32%",
    "  offered: $15,895 = $10,809 + $5,086",
    "derived again: the same to the cent",
  ]);
});

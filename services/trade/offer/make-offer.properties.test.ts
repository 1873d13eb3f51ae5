import type { Answers } from "@forecourt/domain/trade/questionnaire";
import { runs } from "@forecourt/testing/test-size";
import { beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { cashOf, laterOf } from "../testing/sample-input.ts";
import { shippedRules } from "../testing/shipped-rules.ts";
import { makeOffer } from "./make-offer.ts";
import type { OfferInput, OfferRules } from "./offer-input.ts";
import type { OfferResult } from "./offer-result.ts";

let rules: OfferRules;
beforeAll(async () => {
  rules = await shippedRules();
});

const cars = runs({ normal: 500, soak: 100_000 });

/** Answers from the best to the worst; the order of the questionnaire. */
const orders: Readonly<Record<string, readonly string[]>> = {
  "100": ["great", "good", "fair", "poor"],
  "200": ["none", "damage-report", "accident"],
  "206": ["minor", "moderate", "severe"],
  "201": ["no", "yes"],
  "202": ["none", "one", "two", "three"],
  "203": ["none", "one", "two", "three"],
  "204": ["none", "one-two", "three-four"],
  "205": ["two", "one"],
  "300": ["none", "one", "two", "three"],
  "402": ["yes", "no"],
  "403": ["no", "yes"],
};
const checked: Readonly<Record<string, readonly string[]>> = {
  "301": ["engine", "brakes", "climate", "other"],
  "400": ["hail", "rust"],
  "401": ["frame", "salvage"],
};

const radioAnswers = fc.record(
  Object.fromEntries(
    Object.entries(orders).map(([id, values]) => [id, fc.constantFrom(...values)]),
  ),
);
const checkedAnswers = fc.record(
  Object.fromEntries(Object.entries(checked).map(([id, values]) => [id, fc.subarray([...values])])),
);
const answered: fc.Arbitrary<Answers> = fc
  .tuple(radioAnswers, checkedAnswers)
  .map(([radio, lists]) => ({
    ...Object.fromEntries(Object.entries(radio).map(([id, value]) => [id, [value]])),
    ...Object.fromEntries(
      Object.entries(lists).map(([id, list]) => [id, list.length > 0 ? list : ["none"]]),
    ),
  }));

const value = fc.option(fc.integer({ min: 0, max: 6_000_000 }), { freq: 20, nil: null });
const input: fc.Arbitrary<Omit<OfferInput, "rules">> = fc.record({
  car: fc.record({
    make: fc.constant("Toyota"),
    model: fc.constant("RAV4"),
    modelYear: fc.integer({ min: 2008, max: 2027 }),
    mileage: fc.integer({ min: 0, max: 170_000 }),
  }),
  answers: answered,
  values: fc.record({
    wholesaleRoughCents: value,
    wholesaleAverageCents: value,
    retailAverageCents: value,
  }),
  year: fc.constant(2026),
});

/** The final prices; no offer counts as nothing. */
function pricesOf(given: Omit<OfferInput, "rules">): [number, number] {
  const result = makeOffer({ ...given, rules });
  return [cashOf(result)?.finalPriceCents ?? 0, laterOf(result)?.finalPriceCents ?? 0];
}

/** Differences between each price and its parts, and between each amount and a whole number of cents. */
function differences(result: OfferResult): number[] {
  const cash = cashOf(result);
  const later = laterOf(result);
  const amounts = [
    ...(cash?.deductions ?? []),
    ...(later ? [...later.deductions, ...later.additionalPayments, ...later.stepPayments] : []),
  ].map(({ amountCents }) => amountCents - Math.trunc(amountCents));
  if (cash) amounts.push(cash.baseCents + sum(cash.deductions) - cash.finalPriceCents);
  if (later) {
    const { initPriceCents: initial, finalPriceCents: final } = later;
    amounts.push(later.baseCents + sum(later.deductions) - initial);
    amounts.push(initial + sum(later.additionalPayments) - final);
    amounts.push(sum(later.stepPayments) - final);
  }
  return amounts;
}

function sum(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((total, { amountCents }) => total + amountCents, 0);
}

const question = fc.constantFrom(...Object.keys(orders), ...Object.keys(checked));

/** The next worse answer to one question. */
function worse(answers: Answers, id: string): Answers {
  const given = answers[id] ?? [];
  const order = orders[id];
  if (order) {
    const next = order[order.indexOf(given[0] ?? "") + 1];
    return next === undefined ? answers : { ...answers, [id]: [next] };
  }
  const more = checked[id]?.find((one) => !given.includes(one));
  return more === undefined ? answers : { ...answers, [id]: [...given, more] };
}

describe("offers for any car", () => {
  test("are never raised by a worse answer", () => {
    fc.assert(
      fc.property(input, question, (given, id) => {
        const [cash, later] = pricesOf(given);
        const [worseCash, worseLater] = pricesOf({ ...given, answers: worse(given.answers, id) });
        expect([worseCash <= cash, worseLater <= later]).toEqual([true, true]);
      }),
      cars,
    );
  });

  test("have lines and payments that add up to their prices, in whole cents", () => {
    fc.assert(
      fc.property(input, (given) => {
        const amounts = differences(makeOffer({ ...given, rules }));
        expect(amounts).toEqual(amounts.map(() => 0));
      }),
      cars,
    );
  });

  test("do not change with answers to hidden questions", () => {
    const overall = fc.constantFrom("great", "good", "fair");
    fc.assert(
      fc.property(input, answered, overall, (given, forged, condition) => {
        const shown = { great: /^100$/, good: /^(100|20\d)$/, fair: /^(100|20\d|30\d)$/ };
        const pattern = shown[condition];
        const answers = { ...given.answers, "100": [condition] };
        const visible = Object.entries(answers).filter(([id]) => pattern.test(id));
        const result = makeOffer({ ...given, answers: Object.fromEntries(visible), rules });
        const attacked = { ...forged, ...Object.fromEntries(visible), "999": ["none"] };
        expect(makeOffer({ ...given, answers: attacked, rules })).toEqual(result);
      }),
      cars,
    );
  });
});

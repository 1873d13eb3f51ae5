import type { OfferInput, OfferRules } from "../offer/offer-input.ts";
import type { MoreCashLater, OfferResult } from "../offer/offer-result.ts";

/** A seven-year-old car in great condition, worth $16,000 to $20,000. */
export function sampleInput(rules: OfferRules, more: Partial<OfferInput> = {}): OfferInput {
  return {
    car: { make: "Toyota", model: "RAV4", modelYear: 2019, mileage: 60_000 },
    answers: { "100": ["great"] },
    values: {
      wholesaleRoughCents: 1_400_000,
      wholesaleAverageCents: 1_600_000,
      retailAverageCents: 2_000_000,
    },
    year: 2026,
    rules,
    ...more,
  };
}

/** Answers for a car in poor condition without any problem. */
export const noProblems: Readonly<Record<string, readonly string[]>> = {
  "100": ["poor"],
  "200": ["none"],
  "201": ["no"],
  "202": ["none"],
  "203": ["none"],
  "204": ["none"],
  "205": ["two"],
  "300": ["none"],
  "301": ["none"],
  "400": ["none"],
  "401": ["none"],
  "402": ["yes"],
  "403": ["no"],
};

/** The cash offer of a result; null = none. */
export function cashOf(result: OfferResult) {
  return result.outcome !== "bring-in" && result.cashNow?.isOffered ? result.cashNow.offer : null;
}

/** The offer that is paid in steps; null = none. */
export function laterOf(result: OfferResult): MoreCashLater | null {
  const later = result.outcome === "bring-in" ? null : result.moreCashLater;
  return later?.isOffered ? later.offer : null;
}

import type { Cents } from "@forecourt/domain/money";
import type { CarValues, OfferRules } from "./offer-input.ts";
import type { BaseKind } from "./offer-result.ts";

export interface BaseValue {
  base: BaseKind;
  baseCents: Cents;
}

/**
 * The base of a cash offer: the wholesale average while the rough value is strictly between two amounts, else the
 * rough value; also where the average is unknown. Null = the rough value is unknown.
 */
export function cashBase(
  { wholesaleRoughCents: rough, wholesaleAverageCents: average }: CarValues,
  { averageAboveCents, averageBelowCents }: OfferRules["offers"]["cashNow"],
): BaseValue | null {
  if (rough === null) return null;
  const usesAverage = rough > averageAboveCents && rough < averageBelowCents && average !== null;
  return usesAverage
    ? { base: "wholesale-average", baseCents: average }
    : { base: "wholesale-rough", baseCents: rough };
}

/** The base of an offer that is paid when the car is sold; null = unknown. */
export function retailBase({ retailAverageCents }: CarValues): BaseValue | null {
  return retailAverageCents === null
    ? null
    : { base: "retail-average", baseCents: retailAverageCents };
}

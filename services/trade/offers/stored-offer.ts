import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import type { OfferInput } from "../offer/offer-input.ts";
import type { OfferResult } from "../offer/offer-result.ts";

/** Facts about the car beyond the engine's input. */
export type CarDetails = Pick<Car, "series" | "style" | "exteriorColor"> &
  Partial<Pick<Car, "options">>;

/** The engine's input as stored: the rules are stored once for each version. */
export interface StoredInput extends Omit<OfferInput, "rules"> {
  /** Missing in offers that were made before this field existed. */
  details?: CarDetails;
}

/** Without values there is nothing to derive; a person calls. `hasFewSales` as in the contract. */
export type StoredResult = OfferResult | { outcome: "no-value"; hasFewSales?: boolean };

/** The last day on which an offer of `today` is valid, in the store's time zone. */
export function validUntil(
  result: StoredResult,
  { today, offerValidDays }: { today: string; offerValidDays: number },
): string {
  return result.outcome === "no-value" ? today : dayAfter(today, offerValidDays);
}

/** The kinds that were offered. */
export function offeredKinds(result: StoredResult): PayoutOption[] {
  if (result.outcome === "bring-in" || result.outcome === "no-value") return [];
  return (["cashNow", "moreCashLater"] as const).filter((kind) => result[kind]?.isOffered);
}

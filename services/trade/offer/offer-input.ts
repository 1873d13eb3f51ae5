import type { Trade } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Cents } from "@forecourt/domain/money";
import type { Answers } from "@forecourt/domain/trade/questionnaire";

/** The values of a car before its condition is considered; null = unknown. */
export interface CarValues {
  wholesaleRoughCents: Cents | null;
  wholesaleAverageCents: Cents | null;
  retailAverageCents: Cents | null;
}

export interface OfferedCar {
  make: string;
  model: string;
  modelYear: number;
  mileage: number;
}

/** The configured rules of an offer. They are stored with it. */
export type OfferRules = Pick<Trade, "deductionRules" | "offers" | "questionnaire">;

/** All that an offer depends on. */
export interface OfferInput {
  car: OfferedCar;
  /** Answers to revealed questions; answers to other questions change nothing. */
  answers: Answers;
  values: CarValues;
  /** The calendar year in the store's time zone. */
  year: number;
  rules: OfferRules;
}

import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { CarValues } from "../offer/offer-input.ts";

/** The prices of the comparable cars, each converted to the year and mileage of the seller's car. */
export interface ComparableSpread {
  lowestCents: number;
  /** Quartiles: half of the cars are between them. */
  lowCents: number;
  medianCents: number;
  highCents: number;
  highestCents: number;
  /** Of the cars as they are offered. */
  years: readonly [from: number, to: number];
  /** Null = no car states it. */
  miles: readonly [from: number, to: number] | null;
  /** How the prices were converted, in percent. */
  perYearPercent: number;
  per10000MilesPercent: number;
  /** The trim of all of them; null = any trim. */
  trim: string | null;
}

/** What an option adds to the values of a condition; less than 0 = it lowers them. */
export interface ValuedOption {
  code: string;
  name: string;
  roughCents: number;
  averageCents: number;
}

/** What a car is worth, and how that is known. It is stored with the offer. */
export interface Valuation {
  source: "book" | "guide";
  values: CarValues;
  /** The day of the values; null = not stated. */
  asOf: string | null;
  confidence: "high" | "medium" | "low";
  /** Cars that were compared; null = not stated. */
  comparables: number | null;
  /** The trim that was supposed, because the seller's is not known; null = none was. */
  assumedTrim: string | null;
  /** True = the seller named a trim that no comparable car has. */
  isTrimNamed: boolean;
  /** Missing = it was made before spreads were stored, or the source does not tell. */
  spread?: ComparableSpread;
  /** True = all trims were compared: too few cars have the named one, or none was named. Missing in older offers. */
  isAnyTrim?: boolean;
  /** True = a pickup that was compared with pickups of any cab, bed, engine and drive: listings do not state them. */
  isAnyCab?: boolean;
  /** True = another car that is sold with two- and with all-wheel drive, of which listings rarely tell. */
  isAnyDrive?: boolean;
  /** What the values contain for options that the seller's car has; missing = nothing. */
  options?: readonly ValuedOption[];
  /** How the values came about, for staff. */
  notes: readonly string[];
}

/** Values cars. */
export interface Valuer {
  /** True = the values of a car with a VIN may contain its options. */
  readonly valuesOptions?: boolean;
  /**
   * Null = this car cannot be valued.
   * @throws ValuationError when there is no answer
   */
  value(car: Car, tenant: Tenant): Promise<Valuation | null>;
}

/** The source of values gave no usable answer. */
export class ValuationError extends Error {
  override name = "ValuationError";
}

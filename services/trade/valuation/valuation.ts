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
  /** Model years of the compared cars, as listed. */
  years: readonly [from: number, to: number];
  /** Null = no car states it. */
  miles: readonly [from: number, to: number] | null;
  /** How the prices were converted, in percent. */
  perYearPercent: number;
  per10000MilesPercent: number;
  /** The trim of all compared cars; null = any trim. */
  trim: string | null;
}

/** Amounts that an option adds to the values of a condition; less than 0 = it lowers them. */
export interface ValuedOption {
  code: string;
  name: string;
  roughCents: number;
  averageCents: number;
}

/** Values of a car, and how they were found. They are stored with the offer. */
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
  /** True = the seller named a trim. With `assumedTrim`, no comparable car has that trim. */
  isTrimNamed: boolean;
  /** Missing = the value was made before spreads were stored, or the source does not state it. */
  spread?: ComparableSpread;
  /** True = all trims were compared: too few cars have the named trim, or none was named. Missing in older offers. */
  isAnyTrim?: boolean;
  /** True = a pickup that was compared with pickups of any cab, bed, engine and drive: listings do not state them. */
  isAnyCab?: boolean;
  /**
   * True = a car, other than a pickup, that is sold with two- and with all-wheel drive, which listings rarely state.
   */
  isAnyDrive?: boolean;
  /** Amounts in the values for options that the seller's car has; missing = none. */
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

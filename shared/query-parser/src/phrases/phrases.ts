import { readFileSync } from "node:fs";
import { Sort } from "@forecourt/contracts/search-filter";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import {
  colorFamilies,
  deals,
  vehicleFeatures,
} from "@forecourt/contracts/vehicle/vehicle-features";
import { z } from "zod";

const PhraseList = z.array(z.string().regex(/\S/));

// A record over an enum has every value and no other: a new one without words fails at start.
const PhraseData = z.strictObject({
  values: z.strictObject({
    condition: z.record(Condition, PhraseList),
    bodyStyle: z.record(BodyStyle, PhraseList),
    drivetrain: z.record(Drivetrain, PhraseList),
    transmission: z.record(Transmission, PhraseList),
    fuelType: z.record(FuelType, PhraseList),
    feature: z.record(z.enum(vehicleFeatures), PhraseList),
    deal: z.record(z.enum(deals), PhraseList),
  }),
  severalValues: z.array(
    z.strictObject({
      key: z.literal("drivetrain"),
      values: z.array(Drivetrain).min(2),
      words: PhraseList,
    }),
  ),
  sorts: z.record(Sort, PhraseList),
  numbers: z.array(
    z.strictObject({
      key: z.enum(["mileageMax", "cashDown", "tradeEquity"]),
      value: z.int().min(0),
      /** The number in words, where these words say none. */
      interpretedAs: z.string().nullable(),
      words: PhraseList,
    }),
  ),
  /** Names for credit scores; the numbers are the dealer's. */
  credit: z.record(z.enum(["bad", "okay", "good", "great"]), PhraseList),
  colors: z.record(z.enum(colorFamilies), PhraseList),
  /** Words before a colour that make no other colour of it. */
  shades: PhraseList,
  interior: PhraseList,
  exterior: PhraseList,
  /** What makes and models are called besides their names, by URL word. */
  makes: z.record(z.string(), PhraseList),
  models: z.record(z.string(), PhraseList),
  exclusions: PhraseList,
  /** "not needed", behind what is excluded. */
  trailingExclusions: PhraseList,
  alternatives: PhraseList,
  additions: PhraseList,
  /** "new or used": says that something does not matter. */
  anyCondition: PhraseList,
  /** What could mean several filters. */
  ambiguous: PhraseList,
  /** What meaning no filter, though a part of it would by itself: "like new". */
  unsupported: PhraseList,
  ignored: PhraseList,
  /** Common words that are never taken for a misspelt one. */
  neverTypos: PhraseList,
});
export type CreditLabel = keyof z.infer<typeof PhraseData>["credit"];

const Comparison = z.enum([
  "under",
  "atMost",
  "over",
  "atLeast",
  "newer",
  "since",
  "older",
  "notNewer",
]);
export type Comparison = z.infer<typeof Comparison>;

const Unit = z.enum([
  "miles",
  "payment",
  /** "mo": a payment or a term, by its number. */
  "month",
  "months",
  "loanYears",
  "cashDown",
  "tradeEquity",
  "creditScore",
  "age",
  "price",
  /** Doors, cylinders: what no filter is about. */
  "unknown",
]);

/** What a number is about. */
export type Quantity = z.infer<typeof Unit> | "budget" | "year";

const NumberPhraseData = z.strictObject({
  thousand: PhraseList,
  dollars: PhraseList,
  comparisons: z.record(Comparison, PhraseList),
  trailingComparisons: z.partialRecord(Comparison, PhraseList),
  approximations: PhraseList,
  units: z.record(Unit, PhraseList),
  topics: z.partialRecord(z.union([Unit, z.enum(["budget", "year"])]), PhraseList),
  fillers: PhraseList,
  between: PhraseList,
  through: PhraseList,
});

/** The English of this parser, as data: phrases and the filters they say. */
export const phrases = PhraseData.parse(readJson("./phrases.json"));
export const numberPhrases = NumberPhraseData.parse(readJson("./number-phrases.json"));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

/** Phrases with the value they stand for, as a book takes them. */
export function withValues<K extends string>(
  phrases: Readonly<Partial<Record<K, readonly string[]>>>,
): [string, K][] {
  const entries = Object.entries(phrases) as [K, readonly string[]][];
  return entries.flatMap(([value, list]) => list.map((phrase): [string, K] => [phrase, value]));
}

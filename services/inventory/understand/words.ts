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

const Phrases = z.array(z.string().regex(/\S/));

// A record over an enum has every value and no other: a new one without words fails at start.
const Words = z.strictObject({
  values: z.strictObject({
    condition: z.record(Condition, Phrases),
    bodyStyle: z.record(BodyStyle, Phrases),
    drivetrain: z.record(Drivetrain, Phrases),
    transmission: z.record(Transmission, Phrases),
    fuelType: z.record(FuelType, Phrases),
    feature: z.record(z.enum(vehicleFeatures), Phrases),
    deal: z.record(z.enum(deals), Phrases),
  }),
  severalValues: z.array(
    z.strictObject({
      key: z.literal("drivetrain"),
      values: z.array(Drivetrain).min(2),
      words: Phrases,
    }),
  ),
  sorts: z.record(Sort, Phrases),
  numbers: z.array(
    z.strictObject({
      key: z.enum(["mileageMax", "cashDown", "tradeEquity"]),
      value: z.int().min(0),
      /** The number in words, where these words say none. */
      readAs: z.string().nullable(),
      words: Phrases,
    }),
  ),
  /** Names for credit scores; the numbers are the dealer's. */
  credit: z.record(z.enum(["bad", "okay", "good", "great"]), Phrases),
  colors: z.record(z.enum(colorFamilies), Phrases),
  /** Words before a colour that make no other colour of it. */
  shades: Phrases,
  inside: Phrases,
  outside: Phrases,
  /** What makes and models are called besides their names, by URL word. */
  makes: z.record(z.string(), Phrases),
  models: z.record(z.string(), Phrases),
  exclusions: Phrases,
  /** "not needed", behind what is excluded. */
  exclusionsAfterwards: Phrases,
  alternatives: Phrases,
  additions: Phrases,
  /** "new or used": says that something does not matter. */
  anyCondition: Phrases,
  /** What could mean several filters. */
  vague: Phrases,
  /** What means no filter, though a part of it would by itself: "like new". */
  traps: Phrases,
  passedOver: Phrases,
  /** Common words that are never taken for a misspelt one. */
  leftAlone: Phrases,
});
export type CreditLabel = keyof z.infer<typeof Words>["credit"];

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
export type About = z.infer<typeof Unit> | "budget" | "year";

const NumberWords = z.strictObject({
  thousand: Phrases,
  dollars: Phrases,
  comparisons: z.record(Comparison, Phrases),
  afterwards: z.partialRecord(Comparison, Phrases),
  about: Phrases,
  units: z.record(Unit, Phrases),
  topics: z.partialRecord(z.union([Unit, z.enum(["budget", "year"])]), Phrases),
  fillers: Phrases,
  between: Phrases,
  through: Phrases,
});

/** The English of this parser, as data: phrases and the filters they say. */
export const words = Words.parse(read("./words.json"));
export const numberWords = NumberWords.parse(read("./number-words.json"));

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

/** Phrases with the value they stand for, as a book takes them. */
export function withValues<K extends string>(
  phrases: Readonly<Partial<Record<K, readonly string[]>>>,
): [string, K][] {
  const entries = Object.entries(phrases) as [K, readonly string[]][];
  return entries.flatMap(([value, list]) => list.map((phrase): [string, K] => [phrase, value]));
}

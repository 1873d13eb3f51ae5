import { readFileSync } from "node:fs";
import { Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  colorFamilies,
  cylinderCounts,
  deals,
  doorCounts,
  historyFacts,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { z } from "zod";

const PhraseList = z.array(z.string().regex(/\S/));

// A record over an enum is exhaustive: a new value without phrases fails at start.
const PhraseData = z.strictObject({
  values: z.strictObject({
    condition: z.record(Condition, PhraseList),
    bodyStyle: z.record(BodyStyle, PhraseList),
    drivetrain: z.record(Drivetrain, PhraseList),
    transmission: z.record(Transmission, PhraseList),
    fuelType: z.record(FuelType, PhraseList),
    feature: z.record(z.enum(vehicleFeatures), PhraseList),
    deal: z.record(z.enum(deals), PhraseList),
    cylinders: z.record(z.enum(cylinderCounts), PhraseList),
    doors: z.record(z.enum(doorCounts), PhraseList),
    history: z.record(z.enum(historyFacts), PhraseList),
  }),
  severalValues: z.array(
    z.strictObject({
      key: z.enum(["drivetrain", "bodyStyle"]),
      values: z.array(z.union([Drivetrain, BodyStyle])).min(2),
      words: PhraseList,
    }),
  ),
  /** Phrases that state several filters: a crew cab is a truck with four doors. */
  combined: z.array(
    z.strictObject({
      statements: z.strictObject({ bodyStyle: BodyStyle, doors: z.enum(doorCounts) }),
      words: PhraseList,
    }),
  ),
  /** "Nearest" needs a ZIP code, which no phrase states. */
  sorts: z.record(Sort.exclude(["nearest"]), PhraseList),
  numbers: z.array(
    z.strictObject({
      key: z.enum(["mileageMax", "cashDown", "tradeEquity"]),
      value: z.int().min(0),
      /** The interpretation to display if the phrase contains no number. */
      interpretedAs: z.string().nullable(),
      words: PhraseList,
    }),
  ),
  /** Labels of credit scores; the dealer configures the numbers. */
  credit: z.record(z.enum(["bad", "okay", "good", "great"]), PhraseList),
  colors: z.record(z.enum(colorFamilies), PhraseList),
  /** Words before a color that do not change it: "dark red". */
  shades: PhraseList,
  interior: PhraseList,
  exterior: PhraseList,
  /** Aliases of makes and models, by URL slug. */
  makes: z.record(z.string(), PhraseList),
  models: z.record(z.string(), PhraseList),
  /** Variants of a model beside body styles, drivetrains and fuels: "Wrangler Unlimited". */
  modelVariants: PhraseList,
  exclusions: PhraseList,
  /** Exclusions after the excluded phrase: "not needed". */
  trailingExclusions: PhraseList,
  alternatives: PhraseList,
  additions: PhraseList,
  /** Phrases that allow any condition: "new or used". */
  anyCondition: PhraseList,
  /** Phrases that could mean several filters. */
  ambiguous: PhraseList,
  /** Phrases that no filter supports, although a part of them would match: "like new". */
  unsupported: PhraseList,
  /** Facts that shoppers ask for and listings do not have: "under warranty". */
  noData: PhraseList,
  /** Judgments that no filter can express: "reliable". */
  opinions: PhraseList,
  ignored: PhraseList,
  /** Words without a meaning in one language that have another one in English: "auto" is a car in Spanish. */
  ignoredIn: z.record(z.string(), PhraseList),
  /** Common words that are never corrected as typos. */
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
  /** "mo": a payment or a loan term, depending on the number. */
  "month",
  "months",
  "loanYears",
  "cashDown",
  "tradeEquity",
  "creditScore",
  "age",
  "price",
  /** Miles per gallon have a sort order, but no filter. */
  "mpg",
  /** Speeds, owners: quantities without a filter. */
  "unknown",
]);

/** The quantity a number measures. */
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

/** Phrases in English and Spanish, and the filters they stand for. */
export const phrases = PhraseData.parse(readJson("./phrases.json"));
export const numberPhrases = NumberPhraseData.parse(readJson("./number-phrases.json"));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

/** Pairs of phrase and value, as `createPhraseBook` expects them. */
export function withValues<K extends string>(
  phrasesByValue: Readonly<Partial<Record<K, readonly string[]>>>,
): [string, K][] {
  const entries = Object.entries(phrasesByValue) as [K, readonly string[]][];
  return entries.flatMap(([value, list]) => list.map((phrase): [string, K] => [phrase, value]));
}

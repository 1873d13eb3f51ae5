import type { ParsedQuery } from "@forecourt/contracts/inventory";
import type { SearchFilter, SearchPaymentTerms, Sort } from "@forecourt/contracts/search-filter";

type Unclear = ParsedQuery["unclear"][number];
export type Why = Unclear["why"];

/** A make, or one of its models, by URL words. */
export type Name = Unclear["couldBe"][number];

type ListKey = {
  [K in keyof SearchFilter]-?: NonNullable<SearchFilter[K]> extends readonly string[] ? K : never;
}[keyof SearchFilter];

/** Lists whose values are words of the contract; makes and models are the dealer's own. */
export type WordList = Exclude<ListKey, "make" | "model">;

type NumberKey =
  | "priceMin"
  | "priceMax"
  | "mileageMax"
  | "yearMin"
  | "yearMax"
  | "paymentMax"
  | keyof SearchPaymentTerms;

/** What some words say. */
export type Statement =
  | { key: WordList | "condition" | "text"; value: string }
  | { key: NumberKey; value: number }
  | { key: "sort"; value: Sort }
  /** One model year; several of them in a row are a range. */
  | { key: "year"; value: number }
  /** All of `names` where `all` is set, else exactly one of them. */
  | { key: "name"; names: readonly Name[]; all: boolean }
  /** The VIN or stock number of a car that the dealer has. */
  | { key: "vehicle" };

/** Atoms that belong together, and what became of them. */
export type Clause = { from: number; to: number } & Outcome;

export type Outcome =
  | { kind: "says"; says: readonly Statement[]; readAs: string | null }
  | { kind: "unclear"; why: Why; couldBe: readonly Name[] }
  /** `joins` tells of "or", which the filters it stands between must be able to say. */
  | { kind: "passedOver"; joins: "or" | "and" | null };

export function says(statements: readonly Statement[], readAs: string | null = null): Outcome {
  return { kind: "says", says: statements, readAs };
}

export function unclear(why: Why, couldBe: readonly Name[] = []): Outcome {
  return { kind: "unclear", why, couldBe };
}

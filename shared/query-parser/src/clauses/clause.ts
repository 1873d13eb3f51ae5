import type { ParsedQuery } from "@forecourt/contracts/inventory";
import type { SearchFilter, SearchPaymentTerms, Sort } from "@forecourt/contracts/search-filter";

type Unclear = ParsedQuery["unclear"][number];
export type UnclearReason = Unclear["why"];

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

/** Tokens that belong together, and what became of them. */
export type Clause = { from: number; to: number } & Outcome;

export type Outcome =
  | { kind: "understood"; statements: readonly Statement[]; interpretedAs: string | null }
  | { kind: "unclear"; reason: UnclearReason; candidates: readonly Name[] }
  /** `joins` tells of "or", which the filters it stands between must be able to say. */
  | { kind: "ignored"; joins: "or" | "and" | null };

export function understoodAs(
  statements: readonly Statement[],
  interpretedAs: string | null = null,
): Outcome {
  return { kind: "understood", statements, interpretedAs };
}

export function unclear(reason: UnclearReason, candidates: readonly Name[] = []): Outcome {
  return { kind: "unclear", reason, candidates };
}

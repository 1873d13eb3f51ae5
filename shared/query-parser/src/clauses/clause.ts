import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import type {
  ListKey,
  RangeKey,
  SearchPaymentTerms,
  Sort,
} from "@forecourt/contracts/areas/inventory/search/search-filter";

type Unclear = ParsedQuery["unclear"][number];
export type UnclearReason = Unclear["why"];

/** A make, or one of its models, by URL slug. */
export type Name = Unclear["couldBe"][number];

/** List filters with values from the contract. Makes and models come from the dealer's vocabulary. */
export type WordList = Exclude<ListKey, "make" | "model" | "store">;

type NumberKey = RangeKey | keyof SearchPaymentTerms;

/** One filter, payment term or sort order stated by a phrase. */
export type Statement =
  | { key: WordList | "condition" | "text"; value: string }
  | { key: NumberKey; value: number }
  | { key: "sort"; value: Sort }
  /** One model year; several consecutive ones become a range. */
  | { key: "year"; value: number }
  /** If `all` is set, all of `names`; else exactly one of them. */
  | { key: "name"; names: readonly Name[]; all: boolean }
  /** The VIN or stock number of one of the dealer's vehicles. */
  | { key: "vehicle" };

/** A span of tokens and its interpretation. */
export type Clause = { from: number; to: number } & Outcome;

export type Outcome =
  | { kind: "understood"; statements: readonly Statement[]; interpretedAs: string | null }
  | {
      kind: "unclear";
      reason: UnclearReason;
      candidates: readonly Name[];
      because?: NonNullable<Unclear["because"]>;
    }
  /** `joins`: "or" is only valid between values of one list filter. */
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

/** An unknown term for a known reason. */
export function leftOut(because: NonNullable<Unclear["because"]>): Outcome {
  return { kind: "unclear", reason: "unknown", candidates: [], because };
}

import type { ParsedQuery } from "@forecourt/contracts/inventory";
import { normalizePaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { without } from "../search-filters/filter-change.ts";

type Site = Pick<SiteContext, "calculator" | "conditions">;

/**
 * The state that words mean when they are said at `place`: what they say goes before what was there,
 * and what they do not speak of stays. Another make leaves no model of the old one in force.
 */
export function applyParsedQuery(
  state: SearchState,
  said: ParsedQuery,
  { calculator }: Site,
): SearchState {
  const before = said.filter.make ? without(state.filter, "make") : state.filter;
  return {
    filter: { ...before, ...said.filter },
    sort: said.sort ?? state.sort,
    page: 1,
    terms: normalizePaymentTerms({ ...state.terms, ...said.terms }, calculator),
  };
}

/** A condition that this dealer does not sell is not understood here, whatever the words mean. */
export function dropUnsoldConditions(said: ParsedQuery, { conditions }: Site): ParsedQuery {
  const { condition } = said.filter;
  if (condition === undefined || conditions.includes(condition)) return said;
  const words = said.understood.filter(({ key }) => key === "condition");
  return {
    ...said,
    filter: without(said.filter, "condition"),
    understood: said.understood.filter(({ key }) => key !== "condition"),
    unclear: [
      ...said.unclear,
      ...words.map((one) => ({ words: one.words, why: "unknown" as const, couldBe: [] })),
    ],
  };
}

/** True when nothing of it was unclear, and nothing was guessed: the list itself says all. */
export function isUnambiguous({ understood, unclear }: ParsedQuery): boolean {
  return unclear.length === 0 && understood.every(({ readAs }) => readAs === null);
}

import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { normalizePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { without } from "../search-filters/filter-change.ts";

type Site = Pick<SiteContext, "calculator" | "conditions">;

/** Parsed values override the current filters; the rest is kept. A new make removes the old models. */
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

/** Moves a condition that this dealer does not sell to the unclear terms. */
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

/** True when every term was understood without a guess. */
export function isUnambiguous({ understood, unclear }: ParsedQuery): boolean {
  return unclear.length === 0 && understood.every(({ readAs }) => readAs === null);
}

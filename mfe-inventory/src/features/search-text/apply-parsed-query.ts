import type { ParsedQuery } from "@forecourt/contracts/areas/inventory/parsed-query";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { normalizePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { without } from "../search-filters/filter-change.ts";

type Site = Pick<SiteContext, "calculator" | "conditions" | "defaultSort" | "financeProgram">;

/** Parsed values override the current filters; the rest is kept. A new make removes the old models. */
export function applyParsedQuery(state: SearchState, parsed: ParsedQuery, site: Site): SearchState {
  const { remembered } = state;
  const { defaultSort = "newest" } = site;
  const terms = mergePaymentTerms(state.terms, parsed.terms);
  const before = parsed.filter.make ? without(state.filter, "make") : state.filter;
  const sort = parsed.sort === defaultSort ? null : parsed.sort;
  return {
    ...state,
    filter: { ...before, ...parsed.filter },
    sort: parsed.sort === null ? state.sort : sort,
    page: 1,
    terms: normalizePaymentTerms(terms, site, remembered),
  };
}

/** Moves a condition that this dealer does not sell to the unclear terms. */
export function dropUnsoldConditions(parsed: ParsedQuery, { conditions }: Site): ParsedQuery {
  const { condition } = parsed.filter;
  if (condition === undefined || conditions.includes(condition)) return parsed;
  const conditionTerms = parsed.understood.filter(({ key }) => key === "condition");
  return {
    ...parsed,
    filter: without(parsed.filter, "condition"),
    understood: parsed.understood.filter(({ key }) => key !== "condition"),
    unclear: [
      ...parsed.unclear,
      ...conditionTerms.map((one) => ({ words: one.words, why: "unknown" as const, couldBe: [] })),
    ],
  };
}

/** True when every term was understood without a guess. */
export function isUnambiguous({ understood, unclear }: ParsedQuery): boolean {
  return unclear.length === 0 && understood.every(({ readAs }) => readAs === null);
}

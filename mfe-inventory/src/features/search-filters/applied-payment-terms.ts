import type { TermKey } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  type CompletePaymentTerms,
  completePaymentTerms,
  type StatedTerms,
  startingPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { dollars } from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { creditScoreLabel } from "./credit-choices.ts";

interface AppliedTerm {
  /** "$3,000 down". */
  label: string;
  /** The terms of the address with the dealer's in its place. */
  rest: SearchPaymentTerms;
}

/** The payment terms of a list that are not the dealer's, whether its address or the visitor states them. */
export function appliedPaymentTerms(state: StatedTerms, site: SiteContext): AppliedTerm[] {
  const current = statedForm(completePaymentTerms(state, site));
  const start = statedForm(startingPaymentTerms(site));
  return (Object.keys(current) as TermKey[])
    .filter((key) => current[key] !== start[key])
    .map((key) => ({
      label: termLabel(key, current[key] ?? 0, site),
      rest: withDealerTerm(key, state.terms, start),
    }));
}

/** The dealer's terms in place of all that the visitor stated. */
export function dealerTerms(
  { terms, remembered = {} }: StatedTerms,
  site: SiteContext,
): SearchPaymentTerms {
  const start = statedForm(startingPaymentTerms(site));
  const stated = Object.keys({ ...remembered, ...terms }) as TermKey[];
  return stated.reduce((all, key) => withDealerTerm(key, all, start), {});
}

/** Without the other form of the cash down. */
function statedForm({
  cashDown,
  cashDownPercent,
  ...terms
}: CompletePaymentTerms): SearchPaymentTerms {
  return cashDownPercent === null ? { cashDown, ...terms } : { cashDownPercent, ...terms };
}

/**
 * The terms with the dealer's in place of one. It is stated, because the browser adds remembered terms to
 * addresses without them.
 */
function withDealerTerm(
  key: TermKey,
  terms: SearchPaymentTerms,
  start: SearchPaymentTerms,
): SearchPaymentTerms {
  const { [key]: _removed, ...rest } = terms;
  const isDown = key === "cashDown" || key === "cashDownPercent";
  const own =
    isDown && start.cashDown === undefined ? "cashDownPercent" : isDown ? "cashDown" : key;
  return mergePaymentTerms(rest, { [own]: start[own] });
}

function termLabel(key: TermKey, value: number, site: SiteContext): string {
  const formats = {
    cashDown: dollars,
    cashDownPercent: String,
    tradeEquity: dollars,
    creditScore: (score: number) => creditScoreLabel(score, site),
    months: String,
  } as const satisfies Record<TermKey, (value: number) => string>;
  return fillText(site.texts, `search.terms.${key}`, { value: formats[key](value) });
}

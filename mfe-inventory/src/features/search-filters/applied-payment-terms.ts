import type { TermKey } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  type CompletePaymentTerms,
  completePaymentTerms,
  type StatedTerms,
  startingPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { creditScoreLabel } from "./credit-choices.ts";
import { dollars } from "./filter-labels.ts";

interface AppliedTerm {
  /** "$3,000 down". */
  label: string;
  /** The terms of the address without it. */
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
      rest: withoutTerm(key, state, start),
    }));
}

/** The terms that an address must state to have the dealer's: those that the visitor stated otherwise. */
export function dealerTerms({ remembered = {} }: StatedTerms, site: SiteContext) {
  const start = statedForm(startingPaymentTerms(site));
  return (Object.keys(remembered) as TermKey[]).reduce<SearchPaymentTerms>(
    (terms, key) => ({ ...terms, ...withoutTerm(key, { terms: {}, remembered }, start) }),
    {},
  );
}

/** Without the other form of the cash down. */
function statedForm({
  cashDown,
  cashDownPercent,
  ...terms
}: CompletePaymentTerms): SearchPaymentTerms {
  return cashDownPercent === null ? { cashDown, ...terms } : { cashDownPercent, ...terms };
}

/** Without a term; one that the visitor stated before is replaced by the dealer's. */
function withoutTerm(
  key: TermKey,
  { terms, remembered = {} }: StatedTerms,
  start: SearchPaymentTerms,
): SearchPaymentTerms {
  const { [key]: _removed, ...rest } = terms;
  const forms: TermKey[] =
    key === "cashDown" || key === "cashDownPercent" ? ["cashDown", "cashDownPercent"] : [key];
  if (forms.every((form) => remembered[form] === undefined)) return rest;
  const own = forms.find((form) => start[form] !== undefined) ?? key;
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

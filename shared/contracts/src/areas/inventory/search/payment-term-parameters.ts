import type { SearchPaymentTerms } from "./search-filter.ts";

/** Query parameters of the payment terms. Without schemas, because browsers read them too. */
export const paymentTermParameters = [
  { key: "cashDown", name: "down" },
  { key: "cashDownPercent", name: "down-percent" },
  { key: "tradeEquity", name: "trade" },
  { key: "creditScore", name: "credit" },
  { key: "months", name: "term" },
] as const satisfies readonly { key: keyof SearchPaymentTerms; name: string }[];

/** The query parameter of a payment term. */
export function parameterOf(term: keyof SearchPaymentTerms): string {
  return paymentTermParameters.find(({ key }) => key === term)?.name ?? term;
}

/** Adds the terms to a path without a query: `/used-cars-for-sale/…?down=3000&term=60`. */
export function withPaymentTerms(path: string, terms: SearchPaymentTerms): string {
  const query = new URLSearchParams();
  setPaymentTerms(query, terms);
  return query.size === 0 ? path : `${path}?${query}`;
}

export function setPaymentTerms(query: URLSearchParams, terms: SearchPaymentTerms): void {
  for (const { key, name } of paymentTermParameters) {
    if (terms[key] !== undefined) query.set(name, String(terms[key]));
  }
}

interface CashDown {
  cashDown?: number | undefined;
  cashDownPercent?: number | undefined;
}

/** Terms with changes. A cash down in percent and one in money replace each other. */
export function mergePaymentTerms<T extends CashDown>(before: T, changes: T): T {
  const merged = { ...before, ...changes };
  if (changes.cashDown !== undefined) delete merged.cashDownPercent;
  else if (changes.cashDownPercent !== undefined) delete merged.cashDown;
  return merged;
}

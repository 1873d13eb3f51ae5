import type { SearchPaymentTerms } from "./search-filter.ts";

/** Query parameters of the payment terms. Without schemas, because browsers read them too. */
export const paymentTermParameters = [
  { key: "cashDown", name: "down" },
  { key: "tradeEquity", name: "trade" },
  { key: "creditScore", name: "credit" },
  { key: "months", name: "term" },
] as const satisfies readonly { key: keyof SearchPaymentTerms; name: string }[];

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

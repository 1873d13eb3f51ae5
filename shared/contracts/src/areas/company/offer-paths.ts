// Without schemas, because views import it.

/** The kinds of the company's offers: of the whole dealer, and of the sales department. */
export const offerCategories = ["dealer", "sales"] as const;
export type OfferCategory = (typeof offerCategories)[number];

/** All offers. */
export const specialOffersPath = "/special-offers";

/** The list of the offers of a kind. */
export function offerListPath(kind: OfferCategory): string {
  return `${specialOffersPath}/${kind}`;
}

/** The page of one offer. */
export function offerPath(kind: OfferCategory, id: string): string {
  return `${offerListPath(kind)}/${id}`;
}

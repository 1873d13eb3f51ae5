// Without schemas, because views import it.

/** The kinds of the company's offers: of the whole dealer, and of the sales department. */
export const offerKinds = ["dealer", "sales"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** All offers. */
export const specialOffersPath = "/special-offers";

/** The list of the offers of a kind. */
export function offerListPath(kind: OfferKind): string {
  return `${specialOffersPath}/${kind}`;
}

/** The page of one offer. */
export function offerPath(kind: OfferKind, id: string): string {
  return `${offerListPath(kind)}/${id}`;
}

/** The list of the service department's offers. */
export const serviceOffersPath = "/special-offers/service";

/** The page of one offer, by its id. */
export function serviceOfferPath(id: string): string {
  return `${serviceOffersPath}/${id}`;
}

/** A booking that begins with an offer. `path` is that of the page where visits are booked. */
export function scheduleWithOffer(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ offer: id })}`;
}

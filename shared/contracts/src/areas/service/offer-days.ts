import { isValidOn } from "@forecourt/domain/offers/offer-days";
import { serviceOfferPath } from "./offer-paths.ts";
import { ServiceOffersContent } from "./offers.ts";

/** The pages of the offers that are valid on a day. @param content the content of the list of offers */
export function offerPathsOn(content: unknown, day: string): string[] {
  const { offers } = ServiceOffersContent.parse(content);
  return offers.filter((offer) => isValidOn(offer, day)).map(({ id }) => serviceOfferPath(id));
}

import { href } from "@forecourt/contracts/href";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import type { ArrivalsData } from "./arrivals-data.ts";
import { newestArrived } from "./newest-arrived.ts";

/** The newest cars that have arrived; null without any, or where the dealer has no search. */
export const loadArrivals: FragmentLoader<ArrivalsData> = async (request) => {
  const newest = await newestArrived(request);
  return newest && { cards: newest.cards, searchHref: href.search() };
};

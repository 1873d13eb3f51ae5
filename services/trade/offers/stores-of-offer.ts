import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { storeDistances } from "@forecourt/service-kit/distances/store-distances";
import type { Deps } from "../deps.ts";

/**
 * The stores of a dealer that take trades, the nearest to `zip` first, else in the dealer's order; empty = there is
 * only one store, so that there is no choice.
 */
export function storesOfOffer(
  { dealers }: Pick<Deps, "dealers">,
  dealerId: string,
  zip: string | undefined,
): TradeOfferPage["stores"] {
  const current = dealers.current();
  const { places = [] } = current.site({ dealerId, storeId: null });
  const taking = places.filter(
    ({ id: storeId }) => current.site({ dealerId, storeId }).pages["sellTrade"] === true,
  );
  if (taking.length < 2) return [];
  const miles = zip === undefined ? {} : storeDistances(zip, taking);
  return taking
    .map(({ id, name, city }) => ({ id, name, city, miles: miles[id] ?? null }))
    .sort((one, other) => (one.miles ?? 0) - (other.miles ?? 0));
}

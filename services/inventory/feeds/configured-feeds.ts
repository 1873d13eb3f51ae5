import type { Feed } from "@forecourt/contracts/dealer-config/feed";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { Lot } from "./feed-store.ts";

/** A store's feed, as it is configured now. */
export interface ConfiguredFeed {
  lot: Lot;
  feed: Feed;
  timeZone: string;
}

/** The feeds of all stores. */
export function configuredFeeds(
  dealers: Pick<Dealers, "ids" | "stores" | "config">,
): ConfiguredFeed[] {
  return dealers.ids.flatMap((dealerId) =>
    dealers.stores(dealerId).flatMap((storeId) => {
      const lot = { dealerId, storeId };
      const { feed, company } = dealers.config(lot);
      return feed === null ? [] : [{ lot, feed, timeZone: company.timezone }];
    }),
  );
}

import type { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import type { StoreCardsData } from "@forecourt/remote-kit/content/store-cards-view";
import type { StoresElsewhereData } from "@forecourt/remote-kit/content/stores-elsewhere";
import type { StartFormData } from "../../parts/start-form/start-form-data.ts";

/** Everything the sell and trade index shows; at a store that buys no cars, the stores that do. */
export type TradeData = TradeIndexData | { elsewhere: StoresElsewhereData };

export type TradeIndexData = Omit<TradeIndex, "head"> & {
  elsewhere: null;
  /** Form in which the visitor names their car. */
  form: StartFormData;
  /** Stores to which cars are brought; null where the page is about one store. */
  stores: StoresToSellAtData | null;
};

/** The stores of a group that buy cars, for a visitor who has chosen none. */
export interface StoresToSellAtData {
  title: string;
  /** Sentence on which stores buy cars, and which do not. */
  lead: string;
  cards: StoreCardsData;
}

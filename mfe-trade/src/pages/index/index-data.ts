import type { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import type { StartFormData } from "../../parts/start-form/start-form-data.ts";

/** Everything the sell and trade index shows; at a store that buys no cars, the stores that do. */
export type TradeData = TradeIndexData | { elsewhere: StoresThatBuyData };

export type TradeIndexData = Omit<TradeIndex, "head"> & {
  elsewhere: null;
  /** Which car the visitor has. */
  form: StartFormData;
};

export interface StoresThatBuyData {
  title: string;
  lead: string;
  /** What choosing a store does. */
  note: string;
  /** Text of the links to directions. */
  directions: string;
  /** Where the choice of a store leads. */
  back: string;
  stores: {
    id: string;
    name: string;
    /** Path of its own page; null = it has none. */
    page: string | null;
    address: string[];
    /** "27 miles from Sedalia" */
    distance: string;
    /** E.164. */
    phone: string;
    /** "Call (573) 555-0150" */
    call: string;
    directionsUrl: string;
    hours: string;
    /** "Get an offer from Columbia" */
    choose: string;
  }[];
}

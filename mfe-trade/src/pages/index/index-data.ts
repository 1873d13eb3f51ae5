import type { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";

/** Everything the sell and trade index shows. */
export type TradeData = Omit<TradeIndex, "head">;

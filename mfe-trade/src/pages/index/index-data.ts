import type { TradeIndex } from "@forecourt/contracts/trade";

/** Everything the sell and trade index shows. */
export type TradeData = Omit<TradeIndex, "head">;

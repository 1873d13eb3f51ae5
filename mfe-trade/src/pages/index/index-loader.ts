import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { getTradeIndex, type TradeIndex } from "@forecourt/contracts/trade";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The sell and trade index as its service publishes it. */
export const loadIndex: PageLoader<TradeIndex> = async (request) => {
  const data = await areaClient(request)(getTradeIndex);
  return {
    kind: "page",
    data,
    head: { ...data.head, canonical: href.page("trade", "index") },
  };
};

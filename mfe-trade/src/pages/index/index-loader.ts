import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadCarWays } from "../../parts/start-form/load-car-ways.ts";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import type { TradeData } from "./index-data.ts";
import { storesThatBuy, storesToSellAt } from "./stores-that-buy-view.ts";

/** The sell and trade index as its service publishes it; at a store that buys no cars, the stores that do. */
export const loadIndex: PageLoader<TradeData> = async (request) => {
  const { texts } = request.site;
  const canonical = href.page("trade", "index");
  const elsewhere = storesThatBuy(request.site);
  if (elsewhere !== null) {
    const title = fillText(texts, "trade.elsewhere.head.title");
    const description = fillText(texts, "trade.elsewhere.head.description");
    return {
      kind: "page",
      data: { elsewhere },
      head: { title, description, canonical, index: false },
    };
  }
  const [{ head, ...data }, ways] = await Promise.all([
    areaClient(request)(getTradeIndex),
    loadCarWays(request),
  ]);
  return {
    kind: "page",
    data: {
      ...data,
      elsewhere,
      form: startFormView(request, { typed: null, ways }),
      stores: storesToSellAt(request.site),
    },
    head: { ...head, canonical },
  };
};

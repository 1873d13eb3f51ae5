import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { loadCarWays } from "../../parts/start-form/load-car-ways.ts";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import type { TradeData } from "./index-data.ts";

/** The sell and trade index as its service publishes it. */
export const loadIndex: PageLoader<TradeData> = async (request) => {
  const [{ head, ...data }, ways] = await Promise.all([
    areaClient(request)(getTradeIndex),
    loadCarWays(request),
  ]);
  return {
    kind: "page",
    data: { ...data, form: startFormView(request, { typed: null, ways }) },
    head: { ...head, canonical: href.page("trade", "index") },
  };
};

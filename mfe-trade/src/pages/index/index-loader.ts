import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import type { TradeData } from "./index-data.ts";

/** The sell and trade index as its service publishes it. */
export const loadIndex: PageLoader<TradeData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getTradeIndex);
  return {
    kind: "page",
    data: { ...data, form: startFormView(request, null) },
    head: { ...head, canonical: href.page("trade", "index") },
  };
};

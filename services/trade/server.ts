import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { contentService, mountContent } from "@forecourt/service-kit/content-service";
import { serve } from "@forecourt/service-kit/service";

/** The trade service: the contents of the sell and trade pages. */
export const createService = contentService("trade", (app, deps) => {
  mountContent(app, deps, getTradeIndex, "trade/index");
});

if (import.meta.main) await serve(createService);

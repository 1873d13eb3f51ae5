import { definePages } from "../define-area.ts";

/** At a store that buys no cars, these pages name the stores that do. */
const elsewhereFlag = "sellTradeElsewhere";

export const tradePages = definePages({
  index: { flag: "sellTrade", elsewhereFlag, paths: ["/sell-trade-my-car"] },
  yourVehicle: {
    flag: "sellTrade",
    elsewhereFlag,
    paths: ["/sell-trade-my-car/your-vehicle"],
    byForm: true,
  },
  yourVehicleStep: {
    flag: "sellTrade",
    paths: [
      "/sell-trade-my-car/your-vehicle/:token",
      "/sell-trade-my-car/your-vehicle/:token/:step",
      "/sell-trade-my-car/your-vehicle/:token/:step/:category",
    ],
    personal: true,
  },
  offer: { flag: "sellTrade", paths: ["/sell-trade-my-car/offer/:token"], personal: true },
});

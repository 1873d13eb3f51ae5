import { definePages } from "../define-area.ts";

export const tradePages = definePages({
  index: { flag: "sellTrade", paths: ["/sell-trade-my-car"] },
  yourVehicle: { flag: "sellTrade", paths: ["/sell-trade-my-car/your-vehicle"], byForm: true },
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

import { definePages } from "../define-area.ts";

export const tradePages = definePages({
  index: { flag: "sellTrade", paths: ["/sell-trade-my-car"] },
});

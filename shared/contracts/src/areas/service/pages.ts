import { definePages } from "../define-area.ts";

/** On at a store without a service department whose dealer has one at another store. */
const elsewhereFlag = "serviceElsewhere";

export const servicePages = definePages({
  index: { flag: "service", elsewhereFlag, paths: ["/service"] },
  specials: { flag: "serviceSpecials", elsewhereFlag, paths: ["/special-offers/service"] },
  special: { flag: "serviceSpecials", elsewhereFlag, paths: ["/special-offers/service/:offer"] },
  /** Minimal layout; default layout where it leads to an outside scheduling page. */
  schedule: { flag: "serviceSchedule", elsewhereFlag, paths: ["/service/schedule"] },
  scheduleStep: {
    flag: "serviceSchedule",
    elsewhereFlag,
    paths: ["/service/schedule/:token", "/service/schedule/:token/:step"],
    personal: true,
  },
  /** Stays reachable while a store takes no new visits online. */
  appointment: {
    flag: "service",
    elsewhereFlag,
    paths: ["/service/appointment/:token"],
    personal: true,
  },
});

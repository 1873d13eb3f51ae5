import { definePages } from "../define-area.ts";

export const servicePages = definePages({
  index: { flag: "service", paths: ["/service"] },
  specials: { flag: "serviceSpecials", paths: ["/special-offers/service"] },
  special: { flag: "serviceSpecials", paths: ["/special-offers/service/:offer"] },
  /** Minimal layout; default layout where it leads to an outside scheduling page. */
  schedule: { flag: "serviceSchedule", paths: ["/service/schedule"] },
  scheduleStep: {
    flag: "serviceSchedule",
    paths: ["/service/schedule/:token", "/service/schedule/:token/:step"],
    personal: true,
  },
  /** Stays reachable while a store takes no new visits online. */
  appointment: { flag: "service", paths: ["/service/appointment/:token"], personal: true },
});

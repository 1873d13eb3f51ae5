import { signUpPath } from "../../paths/alert-paths.ts";
import { definePages } from "../define-area.ts";
import { directPagePattern } from "./direct-page.ts";
import { shortlistPages } from "./shortlist-pages.ts";

const filters = "/:first(filter)?/:second(filter)?/:third(filter)?";

/** The pages of the inventory area: lists, vehicles, saved and compared cars, quotes, test drives. */
export const inventoryPages = definePages({
  search: {
    flag: "search",
    fragments: ["financing/lotFit", "company/gridPromotion"],
    paths: [
      `/cars-for-sale${filters}`,
      `/used-cars-for-sale${filters}`,
      `/new-cars-for-sale${filters}`,
      `/certified-cars-for-sale${filters}`,
    ],
  },
  vehicle: {
    flag: "search",
    fragments: ["financing/carFit", "company/promotions"],
    paths: [
      "/cars-for-sale/:vehicle(vehicle)",
      "/used-cars-for-sale/:vehicle(vehicle)",
      "/new-cars-for-sale/:vehicle(vehicle)",
      "/certified-cars-for-sale/:vehicle(vehicle)",
      // For campaigns, where the flag `directPage` is on.
      directPagePattern,
    ],
  },
  compare: { flag: "search", paths: [shortlistPages.compare], personal: true },
  saved: { flag: "search", paths: [shortlistPages.saved], personal: true },
  personalize: { flag: "search", paths: ["/personalize/:vehicle(vehicle)"], personal: true },
  // Mails and prints link to this page, so it has no flag of its own.
  quote: { flag: "search", paths: ["/quote/:token"], personal: true },
  testDrive: { flag: "search", paths: ["/test-drive/:vehicle(vehicle)"], personal: true },
  alertSignUp: { flag: "alerts", paths: [signUpPath], personal: true },
  // Mails link to this page, so that it has no flag of its own.
  alerts: { flag: "search", paths: [`${signUpPath}/:token`], personal: true },
  unlock: { flag: "search", paths: ["/private-inventory"], personal: true },
});

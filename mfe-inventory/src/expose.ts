import { definePages, withParts } from "@forecourt/remote-kit/pages";
import type * as personalizePage from "./pages/personalize/personalize-page.tsx";
import type * as searchPage from "./pages/search/search-page.tsx";
import type * as vehiclePage from "./pages/vehicle/vehicle-page.tsx";

export { fragments } from "./expose-fragments.ts";

export const pages = definePages<"inventory">()({
  search: () =>
    import(/* webpackChunkName: "search" */ "./pages/search/search-page.tsx").then<
      typeof searchPage
    >(withParts),
  alerts: () => import(/* webpackChunkName: "alerts" */ "./pages/alerts/alerts-page.tsx"),
  alertSignUp: () =>
    import(/* webpackChunkName: "alertSignUp" */ "./pages/alert-sign-up/sign-up-page.tsx"),
  compare: () => import(/* webpackChunkName: "compare" */ "./pages/compare/compare-page.tsx"),
  personalize: () =>
    import(/* webpackChunkName: "personalize" */ "./pages/personalize/personalize-page.tsx").then<
      typeof personalizePage
    >(withParts),
  quote: () => import(/* webpackChunkName: "quote" */ "./pages/quote/quote-page.tsx"),
  saved: () => import(/* webpackChunkName: "saved" */ "./pages/saved/saved-page.tsx"),
  testDrive: () =>
    import(/* webpackChunkName: "testDrive" */ "./pages/test-drive/test-drive-page.tsx"),
  unlock: () => import(/* webpackChunkName: "unlock" */ "./pages/unlock/unlock-page.tsx"),
  vehicle: () =>
    import(/* webpackChunkName: "vehicle" */ "./pages/vehicle/vehicle-page.tsx").then<
      typeof vehiclePage
    >(withParts),
});

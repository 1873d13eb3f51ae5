import { defineFragmentLoaders } from "@forecourt/remote-kit/fragments";
import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { fragments, pages } from "./expose.ts";
import { loadArrivals } from "./fragments/arrivals-loader.ts";
import { loadBodyStyles } from "./fragments/body-styles-loader.ts";
import { loadStoreCars } from "./fragments/store-cars-loader.ts";
import { loadStores } from "./fragments/stores-loader.ts";
import { loadSignUp } from "./pages/alert-sign-up/sign-up-loader.ts";
import { loadAlerts } from "./pages/alerts/alerts-loader.ts";
import { loadCompare } from "./pages/compare/compare-loader.ts";
import { loadPersonalize } from "./pages/personalize/personalize-loader.ts";
import { loadQuote } from "./pages/quote/quote-loader.ts";
import { loadSaved } from "./pages/saved/saved-loader.ts";
import { loadSearch } from "./pages/search/search-loader.ts";
import { loadTestDrive } from "./pages/test-drive/test-drive-loader.ts";
import { loadUnlock } from "./pages/unlock/unlock-loader.ts";
import { loadVehicle } from "./pages/vehicle/vehicle-loader.ts";

export { fragments, pages };

export const loaders = defineLoaders(pages, {
  search: loadSearch,
  vehicle: loadVehicle,
  alerts: loadAlerts,
  alertSignUp: loadSignUp,
  compare: loadCompare,
  saved: loadSaved,
  personalize: loadPersonalize,
  quote: loadQuote,
  testDrive: loadTestDrive,
  unlock: loadUnlock,
});

export const fragmentLoaders = defineFragmentLoaders(fragments, {
  arrivals: loadArrivals,
  bodyStyles: loadBodyStyles,
  stores: loadStores,
  storeCars: loadStoreCars,
});

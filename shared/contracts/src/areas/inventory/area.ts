import { defineArea } from "../define-area.ts";
import {
  confirmAlerts,
  endAlerts,
  getAlerts,
  getReturnedAlertForm,
  signUpForAlerts,
  unsubscribeFromAlerts,
} from "./alerts.ts";
import {
  getVehicle,
  getVehiclesByVin,
  getVocabulary,
  listVehicles,
  searchVehicles,
} from "./contracts.ts";
import { inventoryFacts } from "./facts.ts";
import { formerInventoryAddress } from "./former-addresses.ts";
import { getIndexableLists } from "./indexable-lists.ts";
import { getKnownCars, listCarNames } from "./known-cars.ts";
import { inventoryLeads } from "./leads.ts";
import { getMarketValue } from "./market-value.ts";
import { inventoryPages } from "./pages.ts";
import { parseSearchText } from "./parsed-query.ts";
import { getPriceRating } from "./price-rating.ts";
import { getStartingPrices } from "./starting-prices.ts";
import { inventoryTextKeys } from "./text-keys.ts";

/** The inventory area. */
export const inventory = defineArea({
  pages: inventoryPages,
  flags: {
    search: true,
    directPage: false,
    alerts: true,
  },
  sections: {},
  content: {},
  formerAddress: formerInventoryAddress,
  endpoints: {
    confirmAlerts,
    endAlerts,
    getAlerts,
    getIndexableLists,
    getReturnedAlertForm,
    signUpForAlerts,
    unsubscribeFromAlerts,
    getKnownCars,
    getMarketValue,
    getPriceRating,
    getStartingPrices,
    getVehicle,
    getVehiclesByVin,
    getVocabulary,
    listCarNames,
    listVehicles,
    parseSearchText,
    searchVehicles,
  },
  texts: inventoryTextKeys,
  leads: inventoryLeads,
  facts: inventoryFacts,
});

import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { alertKeys, alertLinkKeys } from "./text-keys/alerts.ts";
import { feedKeys } from "./text-keys/feeds.ts";
import { filterLabelKeys } from "./text-keys/filter-labels.ts";
import { outcomeKeys } from "./text-keys/outcome.ts";
import { personalizeKeys } from "./text-keys/personalize.ts";
import { priceRatingKeys, priceRatingServerKeys } from "./text-keys/price-rating.ts";
import { quoteKeys } from "./text-keys/quote.ts";
import { searchKeys, searchServerKeys } from "./text-keys/search.ts";
import { shortlistKeys, shortlistServerKeys } from "./text-keys/shortlist.ts";
import { testDriveKeys } from "./text-keys/test-drive.ts";
import { unlockKeys } from "./text-keys/unlock.ts";
import { vehicleKeys, vehicleServerKeys } from "./text-keys/vehicle.ts";
import { vehicleLabelKeys } from "./text-keys/vehicle-labels.ts";
import { vehiclePageKeys, vehiclePageServerKeys } from "./text-keys/vehicle-page.ts";

/** Texts of `texts/inventory.<language>.json`. */
export const inventoryTextKeys = {
  browser: {
    ...alertLinkKeys,
    ...outcomeKeys,
    ...shortlistKeys,
    ...searchKeys,
    ...vehicleKeys,
    ...vehiclePageKeys,
    ...priceRatingKeys,
  },
  server: {
    "inquiry.form.unlockInventory": [],
    "inquiry.form.unlockPrice": [],
    "inquiry.form.scheduleTestDrive": [],
    ...alertKeys,
    ...feedKeys,
    ...vehicleLabelKeys,
    ...filterLabelKeys,
    ...shortlistServerKeys,
    ...personalizeKeys,
    ...quoteKeys,
    ...testDriveKeys,
    ...unlockKeys,
    ...searchServerKeys,
    ...vehicleServerKeys,
    ...vehiclePageServerKeys,
    ...priceRatingServerKeys,
  },
} as const satisfies OwnedTextKeys;

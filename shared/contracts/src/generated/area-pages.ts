// Written by `npm run generate -- lists` from the names in `area-names.ts`.
import type { AreaName } from "../area-names.ts";
import { companyPages } from "../areas/company/pages.ts";
import type { PageDefinitions } from "../areas/define-area.ts";
import { financingPages } from "../areas/financing/pages.ts";
import { inventoryPages } from "../areas/inventory/pages.ts";
import { servicePages } from "../areas/service/pages.ts";
import { tradePages } from "../areas/trade/pages.ts";

/** The pages of every area. Without schemas, because browsers read them. */
export const areaPages = {
  inventory: inventoryPages,
  financing: financingPages,
  trade: tradePages,
  service: servicePages,
  company: companyPages,
} as const satisfies Record<AreaName, PageDefinitions>;

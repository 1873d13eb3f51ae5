// Written by `npm run generate -- lists` from the names in `area-names.ts`.
import { companyEvents } from "../areas/company/events.ts";
import { financingEvents } from "../areas/financing/events.ts";
import { inventoryEvents } from "../areas/inventory/events.ts";
import { serviceEvents } from "../areas/service/events.ts";
import { tradeEvents } from "../areas/trade/events.ts";

/** The tracking events of all areas. Without schemas, because browsers read them. */
export const areaEvents = {
  ...inventoryEvents,
  ...financingEvents,
  ...tradeEvents,
  ...serviceEvents,
  ...companyEvents,
} as const;

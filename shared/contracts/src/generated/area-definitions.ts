// Written by `npm run generate -- lists` from the names in `area-names.ts`.
import type { AreaName } from "../area-names.ts";
import { company } from "../areas/company/area.ts";
import type { AreaDefinition } from "../areas/define-area.ts";
import { financing } from "../areas/financing/area.ts";
import { inventory } from "../areas/inventory/area.ts";
import { service } from "../areas/service/area.ts";
import { trade } from "../areas/trade/area.ts";

/** The definition of every area, with its schemas: for servers and tools only. */
export const areaDefinitions = {
  inventory,
  financing,
  trade,
  service,
  company,
} as const satisfies Record<AreaName, AreaDefinition>;

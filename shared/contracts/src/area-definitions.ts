import { company } from "./areas/company/area.ts";
import type { AreaDefinition } from "./areas/define-area.ts";
import { financing } from "./areas/financing/area.ts";
import { inventory } from "./areas/inventory/area.ts";
import { service } from "./areas/service/area.ts";
import { trade } from "./areas/trade/area.ts";
import type { AreaName } from "./areas.ts";

/**
 * The definition of every area, with its schemas. For servers and tools only: browsers
 * load the pages alone, from `areas.ts`. Each of the lists of contents, text keys, lead templates, page flags, link
 * targets and facts is derived from here.
 */
export const areaDefinitions = {
  inventory,
  financing,
  trade,
  service,
  company,
} as const satisfies Record<AreaName, AreaDefinition>;

/** The definitions, in the order of the areas. */
export const allAreas: readonly (AreaDefinition & { readonly name: AreaName })[] =
  Object.entries<AreaDefinition>(areaDefinitions).map(([name, definition]) => ({
    ...definition,
    name: name as AreaName,
  }));

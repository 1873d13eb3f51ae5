import type { AreaName } from "./area-names.ts";
import type { AreaDefinition } from "./areas/define-area.ts";
import { areaDefinitions } from "./generated/area-definitions.ts";

/** An area with its name. */
export type NamedArea = AreaDefinition & { readonly name: AreaName };

/**
 * The definitions of all areas, in their order. For servers and tools only: browsers load
 * the pages alone, from `areas.ts`. The lists of contents, text keys, lead templates, page flags, link
 * targets and facts are derived from here.
 */
export const allAreas: readonly NamedArea[] = Object.entries<AreaDefinition>(areaDefinitions).map(
  ([name, definition]) => ({ ...definition, name: name as AreaName }),
);

export { areaDefinitions };

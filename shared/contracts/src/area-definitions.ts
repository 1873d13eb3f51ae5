import type { AreaName } from "./area-names.ts";
import type { AreaDefinition } from "./areas/define-area.ts";
import { areaDefinitions } from "./generated/area-definitions.ts";

/** An area with its name. */
export type NamedArea = AreaDefinition & { readonly name: AreaName };

/**
 * The definitions of all areas, in their order. For servers and tools only: what browsers need, the
 * pages, is in `areas.ts`. Each of the lists of contents, text keys, lead templates, page flags, link
 * targets and facts is derived from here.
 */
export const allAreas: readonly NamedArea[] = Object.entries<AreaDefinition>(areaDefinitions).map(
  ([name, definition]) => ({ ...definition, name: name as AreaName }),
);

export { areaDefinitions };

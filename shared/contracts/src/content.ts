import type { z } from "zod";
import { allAreas, type areaDefinitions } from "./area-definitions.ts";
import type { AreaName } from "./areas.ts";

type ContentOf<A extends AreaName> = (typeof areaDefinitions)[A]["content"];

/** Name of a content: `<area>/<page id>`. */
export type ContentName = {
  [A in AreaName]: `${A}/${keyof ContentOf<A> & string}`;
}[AreaName];

/** Type of a content after parsing. */
export type Content<K extends ContentName> = K extends `${infer A extends AreaName}/${infer P}`
  ? z.output<ContentOf<A>[P & keyof ContentOf<A>]>
  : never;

/**
 * Schemas of the files in `dealers/<dealer>/content/`, one for each page with content, by area and page
 * id. Derived from the definitions of the areas.
 */
export const contentContracts = Object.fromEntries(
  allAreas.flatMap(({ name, content }) =>
    Object.entries(content).map(([page, schema]) => [`${name}/${page}`, schema] as const),
  ),
) as Readonly<Record<ContentName, z.ZodType>>;

export const contentNames = Object.keys(contentContracts) as ContentName[];

import type { z } from "zod";
import { allAreas, type areaDefinitions } from "./area-definitions.ts";
import type { AreaName } from "./areas.ts";

type ContentOf<A extends AreaName> = (typeof areaDefinitions)[A]["content"];

/** Names of contents: the area, and the page of it that shows the content. */
export type ContentName = {
  [A in AreaName]: `${A}/${keyof ContentOf<A> & string}`;
}[AreaName];

/** What a content is after its schema has read it. */
export type Content<K extends ContentName> = K extends `${infer A extends AreaName}/${infer P}`
  ? z.output<ContentOf<A>[P & keyof ContentOf<A>]>
  : never;

/**
 * Schemas of what `dealers/<dealer>/content/` may hold: one file for each page with content, named by
 * its area and page. Derived from the definitions of the areas.
 */
export const contentContracts = Object.fromEntries(
  allAreas.flatMap(({ name, content }) =>
    Object.entries(content).map(([page, schema]) => [`${name}/${page}`, schema] as const),
  ),
) as Readonly<Record<ContentName, z.ZodType>>;

export const contentNames = Object.keys(contentContracts) as ContentName[];

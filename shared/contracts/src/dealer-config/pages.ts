import { z } from "zod";
import { allAreas, type areaDefinitions } from "../area-definitions.ts";
import type { AreaName } from "../areas.ts";

/** Name of a page flag. */
export type PageFlag = {
  [A in AreaName]: keyof (typeof areaDefinitions)[A]["flags"] & string;
}[AreaName];

/** Every page flag with its default value. */
export const defaultPageFlags = Object.fromEntries(
  allAreas.flatMap(({ flags }) => Object.entries(flags)),
) as Readonly<Record<PageFlag, boolean>>;

/** Names of all page flags. */
export const pageFlags: readonly string[] = Object.keys(defaultPageFlags);

/**
 * Page flags: with false a page does not exist, neither under its path nor in a menu or the sitemap.
 * The areas define them, for their pages and for sections that later become pages.
 */
export const PageFlags = z.strictObject(
  Object.fromEntries(pageFlags.map((flag) => [flag, z.boolean()])) as Record<
    PageFlag,
    z.ZodBoolean
  >,
);
export type PageFlags = z.infer<typeof PageFlags>;

import type { z } from "zod";

/** Declaration of one filter: its validation, its form in an address, its counts and its labels. */
export interface FilterDeclaration {
  /** `scope` begins the path: `/used-cars-for-sale`. A `range` is one end of a range of numbers. */
  kind: "scope" | "list" | "range" | "text";
  schema: z.ZodType;
  /** Query parameter, and prefix of a range's number in the path. A scope has none. */
  name?: string;
  /** Whether a single value of it may be a path segment. Default: false. */
  inPath?: boolean;
  /** Name in `SearchReply.facets` under which its options are counted. */
  facet?: string;
  /** Values of a range that are offered as links and counted in `SearchReply.bounds`. */
  steps?: readonly number[];
  unit?: "dollars" | "miles" | "year";
  /** Text key of a list's values: `{labels}.{value}`. Missing = the inventory has their names. */
  labels?: string;
  /** Text of a list's value outside of its group: `search.filter.{alone}`, filled with `color`. */
  alone?: string;
  /** Text key of a range: `search.filter.{label}` by itself, `search.what.{label}` in a heading. */
  label?: string;
  /** Group of the filter panel. */
  group?: string;
  /** Whether the group is collapsed at first. Default: false. */
  isCollapsed?: boolean;
}

import { shownBeginning } from "../feed/content-kind.ts";
import type { OpenFeed } from "../feed/open.ts";
import type { Mapping } from "../mapping/schema.ts";

/** End of a sentence that begins with the file's name: the content of a file without any row. */
export function noRow(
  mapping: Pick<Mapping, "items">,
  { header, beginning }: Pick<OpenFeed, "header" | "beginning">,
): string {
  if (header !== null) return "holds no row, only the names of the columns";
  const where = mapping.items === undefined ? "" : ` at "${mapping.items}"`;
  return `holds no row${where}; it begins with ${shownBeginning(beginning)}`;
}

/** End of a sentence that begins with the file's name: why none of the file's rows counts. */
export function noRowOfTheFeed(
  { mapping, snapshot }: { mapping: Pick<Mapping, "where">; snapshot: string | null },
  rows: number,
): string {
  const which = snapshot === null ? "" : ` of the snapshot ${snapshot}`;
  const conditions = mapping.where.map(({ column, is, isNot }) => {
    const values = (is ?? isNot ?? []).map((value) => `"${value}"`).join(" or ");
    return `"${column}" is ${is === undefined ? "not " : ""}${values}`;
  });
  const taken =
    conditions.length === 0 ? "" : `: the mapping takes rows whose ${conditions.join(" and ")}`;
  return `holds ${rows} rows, but none of the feed${which}${taken}`;
}

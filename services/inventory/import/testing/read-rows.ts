import { type Format, openFeed } from "../feed/open.ts";

/**
 * The rows of a feed as "line: values".
 * @param columns the columns whose cells are shown; none = the whole row
 */
export async function readRows(
  file: string,
  format: Format,
  columns: readonly string[] = [],
): Promise<string[]> {
  const open = await openFeed(file, format);
  const cells = columns.map(open.cell);
  const rows: string[] = [];
  for await (const { line, values } of open.rows) {
    const shown = cells.length > 0 ? cells.map((cell) => cell(values)) : values;
    rows.push(`${line}: ${JSON.stringify(shown)}`);
  }
  open.finish();
  return rows;
}

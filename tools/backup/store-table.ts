import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { StoredFile } from "./manifest.ts";
import { rowLine } from "./row-line.ts";
import { storeFile } from "./store-file.ts";
import { rowPages, type Table, type Tables } from "./tables.ts";
import { createTally, type TableTally, type Tally } from "./tally.ts";

/** The file of a table below the backup's folder. */
export function tableFile(area: string, table: string): string {
  return `databases/${area}/${table}.jsonl.gz`;
}

/** Counts the rows of a table as they are in a database. */
export async function tallyTable(tables: Tables, table: Table): Promise<TableTally> {
  const tally = createTally();
  for await (const _text of rowTexts(tables, table, tally)) continue;
  return tally.result();
}

/** Writes a table: the first line has its columns, each other line the values of a row. */
export async function storeTable(
  folder: string,
  area: string,
  table: Table,
  tables: Tables,
): Promise<{ file: StoredFile; tally: TableTally }> {
  const tally = createTally();
  const packed = createGzip();
  const packing = pipeline(lines(tables, table, tally), packed);
  const [file] = await Promise.all([
    storeFile(folder, tableFile(area, table.name), packed),
    packing,
  ]);
  return { file, tally: tally.result() };
}

async function* lines(tables: Tables, table: Table, tally: Tally): AsyncGenerator<string> {
  yield `${JSON.stringify(table.columns)}\n`;
  yield* rowTexts(tables, table, tally);
}

async function* rowTexts(
  tables: Tables,
  { name, columns }: Table,
  tally: Tally,
): AsyncGenerator<string> {
  for await (const rows of rowPages(tables, name)) {
    const written = rows.map((row) => rowLine(columns, row));
    for (const line of written) tally.add(line);
    yield `${written.join("\n")}\n`;
  }
}

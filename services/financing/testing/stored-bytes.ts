import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { TestDatabase } from "@forecourt/testing/databases";
import { type Kysely, sql } from "kysely";

/** Everything that a database holds: its files with the write-ahead log, or every row of every table. */
export async function storedText({ location, query }: TestDatabase<unknown>): Promise<string> {
  if ("file" in location) {
    const folder = path.dirname(location.file);
    return readdirSync(folder)
      .filter((file) => file.startsWith(path.basename(location.file)))
      .map((file) => readFileSync(path.join(folder, file), "latin1"))
      .join("\n");
  }
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(query);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(name)} t`.execute(query);
      return rows.map(({ text }) => text).join("\n");
    }),
  );
  return texts.join("\n");
}

/**
 * Names of files that were written since `from` and contain one of the texts: of a SQLite database and its write-ahead
 * log, or in the data folder of the PostgreSQL server: tables, indexes, write-ahead log. None where this process may
 * not read the folder.
 */
export async function filesWith(
  { location, query }: TestDatabase<unknown>,
  { from, searched }: { from: number; searched: readonly string[] },
): Promise<string[]> {
  const folder = "file" in location ? path.dirname(location.file) : await serverFolder(query);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => {
    const bytes = readIfFile(path.join(folder, file), from);
    return bytes !== null && searched.some((text) => bytes.includes(text));
  });
}

/** The server's data folder, to which it has written everything. */
async function serverFolder(query: Kysely<unknown>): Promise<string> {
  // Otherwise what was written last is in the server's memory only.
  await sql`checkpoint`.execute(query);
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(query);
  return rows[0]?.data_directory ?? "";
}

/** Null = it is no file, is older, or the server has removed it. */
function readIfFile(file: string, from: number): Buffer | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.mtimeMs < from) return null;
  return existsSync(file) ? readFileSync(file) : null;
}

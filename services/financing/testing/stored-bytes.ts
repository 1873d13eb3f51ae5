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
 * Names of files that were written since `from` and contain one of the texts: a SQLite database and its write-ahead
 * log, or tables, indexes, and write-ahead log in the PostgreSQL server's data folder. Empty where this process may not
 * read the folder.
 */
export async function filesWith(
  { location, query }: TestDatabase<unknown>,
  search: FileSearch,
): Promise<string[]> {
  if ("file" in location) return filesIn(path.dirname(location.file), "", search);
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(query);
  const folder = rows[0]?.data_directory ?? "";
  // Before the checkpoint, which removes logs; tables are in the server's memory until then.
  await flushLog(query);
  const logs = filesIn(folder, "pg_wal", search);
  await sql`checkpoint`.execute(query);
  return [...new Set([...logs, ...filesIn(folder, "", search)])];
}

interface FileSearch {
  /** Milliseconds since 1970. */
  from: number;
  searched: readonly string[];
}

/** Names of the files with one of the texts below `folder`/`under`, relative to `folder`. */
function filesIn(folder: string, under: string, { from, searched }: FileSearch): string[] {
  const start = path.join(folder, under);
  if (!existsSync(start)) return [];
  const names = readdirSync(start, { recursive: true, encoding: "utf8" });
  return names
    .map((name) => path.join(under, name))
    .filter((name) => {
      const bytes = readIfFile(path.join(folder, name), from);
      return bytes !== null && searched.some((text) => bytes.includes(text));
    });
}

/** Has the server write its log to files, which it does later where commits do not wait for it. */
async function flushLog(query: Kysely<unknown>): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = on`.execute(transaction);
    await sql`select pg_logical_emit_message(true, 'flush', '')`.execute(transaction);
  });
}

/** Null = it is no file, is older, or the server has removed it. */
function readIfFile(file: string, from: number): Buffer | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.mtimeMs < from) return null;
  return existsSync(file) ? readFileSync(file) : null;
}

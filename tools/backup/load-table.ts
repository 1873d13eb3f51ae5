import { createReadStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { BackupError } from "./backup-error.ts";
import { type Row, rowOf } from "./row-line.ts";
import { tableFile } from "./store-table.ts";
import type { Table, Tables } from "./tables.ts";

/** Limits of one statement: number of values, of which both engines take 32,000, and number of characters. */
const maxValues = 5_000;
const maxCharacters = 4_000_000;

const Columns = z.array(z.string());

/** Fills an empty table. @throws BackupError when the backup has other columns */
export async function loadTable(
  folder: string,
  area: string,
  table: Table,
  { transaction }: Tables,
): Promise<void> {
  const insert = async (rows: readonly Row[]) => {
    if (rows.length > 0) await transaction.insertInto(table.name).values(rows).execute();
  };
  await pipeline(
    createReadStream(path.join(folder, tableFile(area, table.name))),
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      const lines = linesOf(chunks);
      const first = await lines.next();
      checkColumns(table, Columns.parse(JSON.parse(first.done ? "[]" : first.value)));
      let rows: Row[] = [];
      let characters = 0;
      for await (const line of lines) {
        rows.push(rowOf(table.columns, line));
        characters += line.length;
        if (rows.length * table.columns.length < maxValues && characters < maxCharacters) continue;
        await insert(rows);
        rows = [];
        characters = 0;
      }
      await insert(rows);
    },
  );
}

function checkColumns({ name, columns }: Table, found: readonly string[]): void {
  if (found.join() === columns.join()) return;
  throw new BackupError(
    `${name} has the columns ${found.join(", ")} in the backup, and ${columns.join(", ")} in this version`,
  );
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}

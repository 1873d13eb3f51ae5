import { expect, test } from "@jest/globals";
import { sql } from "kysely";
import { type Database, openDatabase } from "../db.ts";
import { storageFaultOf } from "./storage-fault.ts";
import { stubFullDisk } from "./testing/full-disk.ts";

interface Tables {
  notes: { id: number; text: string };
}

async function opened(): Promise<Database<Tables>> {
  const database = openDatabase<Tables>({ file: ":memory:" });
  await sql`create table notes (id integer primary key, text text not null)`.execute(
    database.query,
  );
  return database;
}

const longText = "x".repeat(20_000);
const full = "database or disk is full";

const insert = ({ query }: Database<Tables>) =>
  query.transaction().execute(async (transaction) => {
    await transaction.insertInto("notes").values({ id: 1, text: longText }).execute();
  });

test("a full disk is a problem until data can be stored again", async () => {
  const database = await opened();
  expect(await database.problems()).toEqual([]);
  const makeRoom = await stubFullDisk(database);
  await expect(insert(database)).rejects.toThrow(full);
  expect(await database.problems()).toEqual([`data cannot be stored: ${full}`]);
  await makeRoom();
  expect(await database.problems()).toEqual([]);
  await insert(database);
  await database.close();
});

test("a transaction that SQLite has ended by itself reports its error, not that of the rollback", async () => {
  const database = await opened();
  const twice = database.query.transaction().execute(async (transaction) => {
    const add = sql`insert or rollback into notes values (1, 'a')`;
    await add.execute(transaction);
    await add.execute(transaction);
  });
  await expect(twice).rejects.toThrow("UNIQUE constraint failed");
  await insert(database);
  await database.close();
});

test.each([
  [{ message: "disk I/O error", errcode: 778 }, "disk I/O error"],
  [{ message: "attempt to write a readonly database", errcode: 8 }, "readonly"],
  [{ message: "could not extend file", code: "53100" }, "could not extend file"],
])("%j is a storage fault", (error, text) => {
  expect(storageFaultOf(error)).toContain(text);
});

test.each([{ message: "locked", errcode: 5 }, { message: "x", code: "23505" }, null, "full"])(
  "%j is not a storage fault",
  (error) => {
    expect(storageFaultOf(error)).toBeNull();
  },
);

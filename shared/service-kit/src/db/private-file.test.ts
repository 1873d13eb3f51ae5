import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { openDatabase } from "../db.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "private-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

test("a new database file, its log and its folder are readable only by their owner", async () => {
  const { query, close } = openDatabase({ file: path.join(folder, "data", "leads.sqlite") });
  await sql`create table t (id integer)`.execute(query);
  const names = ["leads.sqlite", "leads.sqlite-wal", "leads.sqlite-shm"];
  expect(names.map((name) => modeOf(`data/${name}`))).toEqual(["600", "600", "600"]);
  expect(modeOf("data")).toBe("700");
  await close();
});

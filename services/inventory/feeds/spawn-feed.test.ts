import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { InventoryTables } from "../store/tables.ts";
import { migrateInventory } from "../store.ts";
import { spawnFeed } from "./spawn-feed.ts";
import { folderFeed, lot } from "./testing/feed-site.ts";

const dataDir = mkdtempSync(path.join(os.tmpdir(), "forecourt-spawn-"));
const never = new AbortController().signal;
let env: Record<string, string>;

beforeAll(async () => {
  const copy = await copyDealers();
  await copy.set(`${lot.dealerId}/dealer.json`, ["feed"], folderFeed);
  env = { DATA_DIR: dataDir, DEALERS_DIR: copy.folder, LOG_LEVEL: "silent" };
  const location = databaseLocation({ DATA_DIR: dataDir }, "inventory");
  const database = openDatabase<InventoryTables>(location);
  await migrateInventory(database);
  await database.close();
});
afterAll(async () => {
  await removeCopies();
  rmSync(dataDir, { recursive: true });
});

test("a process runs a feed and ends without an error", async () => {
  await expect(spawnFeed(env, lot, never)).resolves.toBeUndefined();
});

test("a process that cannot run a feed is an error", async () => {
  const other = { ...lot, dealerId: "heartland" };
  await expect(spawnFeed(env, other, never)).rejects.toThrow("ended with 1");
});

test("a process ends when the service does", async () => {
  const stop = new AbortController();
  const running = spawnFeed(env, lot, stop.signal);
  stop.abort();
  await expect(running).rejects.toThrow("aborted");
});

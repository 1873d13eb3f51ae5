import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { listFeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cars, lotFeed, lotMappingText } from "./import/testing/lot.ts";
import { testVin } from "./import/testing/vins.ts";
import { createService } from "./server.ts";
import type { InventoryTables } from "./store/tables.ts";
import { importVehicles } from "./testing/import-vehicles.ts";
import { type Answer, runService } from "./testing/running-service.ts";

const SIGNING_SECRET = "the secret of these tests, long enough";
const DEALERS_DIR = fileURLToPath(new URL("../../dealers", import.meta.url));

const patienceMs = 60_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-inventory-"));
});
afterAll(async () => {
  await removeCopies();
  await rm(dataDir, { recursive: true });
});

test("creates its tables in DATA_DIR, and picks up imports of another process", async () => {
  const env = {
    DATA_DIR: dataDir,
    DEALERS_DIR,
    LOG_LEVEL: "silent",
    INVENTORY_POLL_MS: "5",
    SIGNING_SECRET,
  };
  const service = await runService(await createService(env));
  const dealers = await loadDealers(DEALERS_DIR);
  const [dealerId = ""] = dealers.ids;
  const [storeId = ""] = dealers.stores(dealerId);
  const database = openDatabase<InventoryTables>(
    databaseLocation({ DATA_DIR: dataDir }, "inventory"),
  );
  await importVehicles(database, { dealerId, storeId, date: "2026-11-01" }, [{ vin: testVin(1) }]);
  await database.close();
  await service.until(
    "/api/inventory/search",
    dealerId,
    ({ body }) => (body as SearchReply).total === 1,
  );
  const unknown = await service.ask("/api/inventory/search", "unknown");
  expect(unknown).toMatchObject({ body: { error: { code: "dealer-unknown" } } });
  await service.stop();
});

test("a process of its own reads a feed that a killed one had taken, and shows how the feeds are", async () => {
  const dealerId = "ozark-mitsubishi";
  const copy = await copyDealers();
  const feed = { mapping: "feed/mapping.json", source: { kind: "folder" } };
  await copy.set(`${dealerId}/dealer.json`, ["feed"], feed);
  await copy.makeFolder(`${dealerId}/feed`);
  await copy.write(`${dealerId}/feed/mapping.json`, lotMappingText);
  const own = path.join(dataDir, "with-feed");
  const working = path.join(own, "feeds", dealerId, "cape-girardeau", ".working");
  await mkdir(working, { recursive: true });
  await writeFile(path.join(working, "cars.csv"), lotFeed(cars(1, 12)));
  const env = {
    DATA_DIR: own,
    DEALERS_DIR: copy.folder,
    LOG_LEVEL: "silent",
    INVENTORY_POLL_MS: "5",
    SIGNING_SECRET,
  };
  const service = await runService(await createService(env));
  await service.until(
    "/api/inventory/search",
    dealerId,
    ({ body }) => (body as SearchReply).total === 12,
    // Another process has to start on a machine with other work.
    patienceMs,
  );
  const isGood = ({ body }: Answer) =>
    listFeedHealth.reply
      .parse(body)
      .feeds.some(({ storeId, state }) => storeId === "cape-girardeau" && state === "good");
  const { body } = await service.until(listFeedHealth.path, dealerId, isGood, patienceMs);
  expect(JSON.stringify(body)).toContain('"source":"folder"');
  await service.stop();
});

test("names an invalid environment variable", async () => {
  await expect(createService({})).rejects.toThrow("SIGNING_SECRET: missing");
  await expect(createService({ DATABASE_URL: "mysql://h/d" })).rejects.toThrow("DATABASE_URL");
  await expect(createService({ INVENTORY_POLL_MS: "0" })).rejects.toThrow("INVENTORY_POLL_MS");
  await expect(createService({ DEALERS_DIR: "/nowhere/at/all", SIGNING_SECRET })).rejects.toThrow(
    "ENOENT",
  );
});

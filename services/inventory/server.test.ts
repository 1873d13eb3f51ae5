import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { testVin } from "./import/testing/vins.ts";
import { createService } from "./server.ts";
import type { InventoryTables } from "./store/tables.ts";
import { importVehicles } from "./testing/import-vehicles.ts";
import { runService } from "./testing/running-service.ts";

const SIGNING_SECRET = "the secret of these tests, long enough";
const DEALERS_DIR = fileURLToPath(new URL("../../dealers", import.meta.url));

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "forecourt-inventory-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

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

test("names an invalid environment variable", async () => {
  await expect(createService({})).rejects.toThrow("SIGNING_SECRET: missing");
  await expect(createService({ DATABASE_URL: "mysql://h/d" })).rejects.toThrow("DATABASE_URL");
  await expect(createService({ INVENTORY_POLL_MS: "0" })).rejects.toThrow("INVENTORY_POLL_MS");
  await expect(createService({ DEALERS_DIR: "/nowhere/at/all", SIGNING_SECRET })).rejects.toThrow(
    "ENOENT",
  );
});

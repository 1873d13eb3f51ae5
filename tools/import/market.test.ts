import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { feedFolder } from "@forecourt/service-inventory/import/testing/feed-files";
import { cars, lotFeed, lotMappingText } from "@forecourt/service-inventory/import/testing/lot";
import { mappingFile } from "@forecourt/service-inventory/import/testing/mapping-file";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import type { Database } from "@forecourt/service-kit/db";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { setFile, withPublishedSets } from "@forecourt/testing/published-sets";
import { onlyInSoak, testSize } from "@forecourt/testing/test-size";
import { afterAll, expect, test } from "@jest/globals";
import { runCommand, startCommand } from "./testing/command.ts";
import { inventoryDatabases } from "./testing/inventory-database.ts";

const file = feedFolder();
const mapping = file(lotMappingText, "lot.json");
const market = ["--market", "--dealer", "dealer", "--date", "2026-11-01", "--mapping", mapping];

const rounds = testSize({ normal: 2, soak: 6 });
const LISTINGS = 8_000;
const before = file(lotFeed(cars(1, LISTINGS)));
const after = file(lotFeed(cars(1, LISTINGS + 500).map((car) => ({ ...car, price: "11000" }))));

describeOnSqlite("the import command with --market", (open) => {
  const opened = inventoryDatabases(open);

  test("imports listings under the mapping's name, and prints a summary", async () => {
    const { location, database } = await opened();
    const feed = file(lotFeed([...cars(1, 3), { car: "X" }, { car: 4, price: "call" }]));
    const outcome = await runCommand([...market, feed], { location });
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.out.replace(/ +/g, " ").split("\n")).toEqual([
      `dealer / lot: ${feed}`,
      "rows read 5",
      "listings to compare with 3",
      " replaced listings 0",
      "omitted, without a price 1",
      "refused 1",
      " the VIN is not 17 characters long (vin-length) 1",
      "",
    ]);
    expect(await sight(database)).toEqual({ count: 3, lowest: 10_000_00, highest: 10_000_00 });
  });

  test("leaves the old listings or the new ones when killed, never a mixture", async () => {
    const { location, database } = await opened();
    const completed = async (feed: string) =>
      expect(await runCommand([...market, feed], { location })).toMatchObject({ code: 0 });
    await completed(before);
    const start = performance.now();
    await completed(after);
    const whole = performance.now() - start;
    const states = [
      { count: LISTINGS, lowest: 10_000_00, highest: 10_000_00 },
      { count: LISTINGS + 500, lowest: 11_000_00, highest: 11_000_00 },
    ];
    for (let round = 0; round < rounds; round++) {
      const feed = round % 2 === 0 ? before : after;
      const child = startCommand([...market, feed], { location });
      const gone = once(child, "exit");
      await Promise.race([delay(whole * (0.3 + (round + Math.random()) / rounds)), gone]);
      child.kill("SIGKILL");
      await gone;
      expect(states).toContainEqual(await sight(database));
    }
    await completed(before);
    expect(await sight(database)).toEqual(states[0]);
  });
});

const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-market-"));
const location = { file: path.join(folder, "inventory.sqlite") };
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[string, string[], string]>([
  ["with a store", [...market, "--store", "s"], "give --store or --market, not both"],
  ["with a source that is a path", [...market, "--source", "../x"], '--source "../x"'],
  ["with a source, but no --market", ["--source", "s", ...market.slice(1)], "--source is for"],
])("the import command %s exits with 2", async (_what, args, message) => {
  const outcome = await runCommand([...args, "feed.csv"], { location });
  expect(outcome).toEqual({ code: 2, out: "", err: expect.stringContaining(message) });
});

withPublishedSets(() => {
  onlyInSoak("the import command handles 415,463 listings with 64 MB of heap", async () => {
    const args = ["--market", "--dealer", "toyota", "--date", "2023-07-13", "--mapping"];
    const feed = setFile("scale/toyota_new_2023_vins");
    const outcome = await runCommand([...args, mappingFile("toyota-new-2023.json"), feed], {
      location,
      flags: ["--max-old-space-size=64", "--max-semi-space-size=4"],
    });
    expect(outcome).toMatchObject({ code: 0 });
    expect(outcome.out).toMatch(/^listings to compare with +415,463$/m);
  });
});

/** Values that differ between a complete import and an interrupted one. */
async function sight({ query }: Database<InventoryTables>) {
  const row = await query
    .selectFrom("inventory_market")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min("price").as("lowest"),
      fn.max("price").as("highest"),
    ])
    .executeTakeFirstOrThrow();
  return { ...row };
}

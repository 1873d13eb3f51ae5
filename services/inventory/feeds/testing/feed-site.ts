import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { copyDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import type { Json } from "@forecourt/service-kit/dealers/json/json";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import type { OpenTestDatabase } from "@forecourt/testing/databases";
import { lotMappingText } from "../../import/testing/lot.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { migrateInventory } from "../../store.ts";
import { lotFolders } from "../lot-folders.ts";
import { localNetwork } from "./source-context.ts";

export const lot = { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" };

/** A watched folder, looked at all the time. */
export const folderFeed = { mapping: "feed/mapping.json", source: { kind: "folder" } };

/** A dealer with a feed, a database, and a clock that tests set. Files that are dropped count at once. */
export async function feedSite(open: OpenTestDatabase, feed: Json = folderFeed) {
  const copy = await copyDealers();
  await copy.set(`${lot.dealerId}/dealer.json`, ["feed"], feed);
  await copy.makeFolder(`${lot.dealerId}/feed`);
  await copy.write(`${lot.dealerId}/feed/mapping.json`, lotMappingText);
  const dealers = await loadDealers(copy.folder);
  const database = await open<InventoryTables>();
  await migrateInventory(database);
  const feedsDir = mkdtempSync(path.join(os.tmpdir(), "forecourt-feeds-"));
  const settings = dealers.config(lot).feed;
  if (settings === null) throw new Error("no feed is configured");
  const folders = await lotFolders(feedsDir, lot, settings);
  // Well after the files of the test are written.
  let moment = new Date(Date.now() + 60_000);
  let files = 0;
  return {
    database,
    folders,
    deps: {
      database,
      dealers,
      dealersDir: copy.folder,
      config: { feedsDir, secretsDir: feedsDir, env: {}, network: localNetwork },
      now: () => moment,
    },
    /** Moves the clock on. */
    after(hours: number) {
      moment = new Date(moment.getTime() + hours * 3_600_000);
    },
    drop(content: string, name: string) {
      const file = path.join(folders.incoming, name);
      writeFileSync(file, content);
      // The order in which they were dropped.
      files += 1;
      utimesSync(file, 1_700_000_000 + files, 1_700_000_000 + files);
    },
    mails: async () => {
      const rows = await database.query.selectFrom("inventory_feed_mails").selectAll().execute();
      return rows.map(({ content }) => JSON.parse(content) as { kind: string });
    },
    row: () => database.query.selectFrom("inventory_feeds").selectAll().executeTakeFirstOrThrow(),
    close: () => rm(feedsDir, { recursive: true, force: true }),
  };
}

export type FeedSite = Awaited<ReturnType<typeof feedSite>>;

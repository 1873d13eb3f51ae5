import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { type Database, type Engine, openDatabase } from "@forecourt/service-kit/db";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { migrate } from "@forecourt/service-kit/db/migrate";
import type { OpenTestDatabase } from "@forecourt/testing/databases";
import { storedAreas } from "../areas.ts";
import type { BackupPaths } from "../backup-paths.ts";
import type { AnyTables } from "../tables.ts";

/** Folders of a test, removed by `removeFolders`. */
const folders: string[] = [];

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-backup-"));
  folders.push(folder);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Places without any data. */
export async function emptyPlaces(open: OpenTestDatabase, engine: Engine): Promise<BackupPaths> {
  const folder = await newFolder();
  return {
    dataDir: path.join(folder, "data"),
    dealersDir: path.join(folder, "dealers"),
    releasesDir: path.join(folder, "releases"),
    databaseUrl: engine === "sqlite" ? undefined : urlOf((await open()).location),
  };
}

function urlOf(location: object): string {
  return "url" in location ? String(location.url) : "";
}

/** The database with the tables of an area. */
export function areaDatabase(places: BackupPaths, area: string): Database<AnyTables> {
  const config = { DATA_DIR: places.dataDir, DATABASE_URL: places.databaseUrl };
  return openDatabase<AnyTables>(databaseLocation(config, area));
}

/** Runs `work` with the tables of an area and closes the database. */
export async function withArea<R>(
  places: BackupPaths,
  area: string,
  work: (query: Database<AnyTables>["query"]) => Promise<R>,
): Promise<R> {
  const database = areaDatabase(places, area);
  try {
    return await work(database.query);
  } finally {
    await database.close();
  }
}

/** Creates the tables of every area. Areas in `versions` get only that number of migrations. */
export async function createTables(
  places: BackupPaths,
  versions: Readonly<Record<string, number>> = {},
): Promise<void> {
  for (const { area, migrations } of storedAreas) {
    const database = areaDatabase(places, area);
    await migrate(database, area, migrations.slice(0, versions[area]));
    await database.close();
  }
}

export const photo = Buffer.from([0, 1, 254, 255, 10, 13]);

/**
 * Rows of every type of column, with values that are easily lost: bytes, null, large numbers, line breaks, a reference.
 */
export async function fill(places: BackupPaths): Promise<void> {
  await withArea(places, "trade", (query) =>
    query
      .insertInto("trade_photos")
      .values({
        id: "p1",
        appraisal_id: "a1",
        position: -1,
        width: 1600,
        height: 1200,
        large: photo,
        thumbnail: Buffer.alloc(0),
      })
      .execute(),
  );
  await withArea(places, "inventory", (query) =>
    query.updateTable("inventory_change_counter").set({ value: 9_007_199_254_740_991 }).execute(),
  );
  await withArea(places, "visitor", async (query) => {
    const event = { dealer_id: "d", event_id: "e1" };
    await query
      .insertInto("visitor_events")
      .values({ ...event, name: "n", value_cents: 0, happened_at: 1, received_at: 2, body: words })
      .execute();
    await query
      .insertInto("visitor_forwards")
      .values({ ...event, tries: 0, due_at: 3 })
      .execute();
    await query
      .insertInto("visitor_challenges")
      .values({
        dealer_id: "d",
        phone_hash: "h",
        id: "i",
        code_hash: "c",
        tries: 1,
        expires_at: 5,
        solved_at: null,
      })
      .execute();
  });
  await write(path.join(places.dataDir, "mail"), "one.eml", "Subject: hello\r\n");
  await write(path.join(places.dealersDir, "defaults"), "dealer.json", "{}");
}

export const words = 'a "quoted" line,\nthe next \u2028 one \u{1F697} \\n';

export async function write(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), text);
}

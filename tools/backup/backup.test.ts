import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, describe, expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { storedAreas } from "./areas.ts";
import { readDatabases } from "./backup-paths.ts";
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { tallyTable } from "./store-table.ts";
import { tablesOf } from "./tables.ts";
import {
  createTables,
  emptyPlaces,
  fill,
  newFolder,
  photo,
  removeFolders,
  withArea,
  words,
  write,
} from "./testing/test-site.ts";

afterAll(removeFolders);

const plain = { keys: false, releases: false };
const intoEmpty = { dataOnly: false, replace: false };

test("every service that has migrations is backed up", async () => {
  const services = await readdir(path.join(root, "services"));
  const stored = [];
  for (const service of services) {
    const entries = await readdir(path.join(root, "services", service));
    if (entries.includes("migrations")) stored.push(service);
  }
  expect(storedAreas.map(({ area }) => area).sort()).toEqual(stored.sort());
});

describeOnEveryDatabase("backup and restore", (open, engine) => {
  const filled = async () => {
    const places = await emptyPlaces(open, engine);
    await createTables(places);
    await fill(places);
    return places;
  };

  test("bring back every row, message and dealer as it was", async () => {
    const from = await newFolder();
    const places = await filled();
    const before = await createBackup(from, places, plain);
    const target = await emptyPlaces(open, engine);
    await restoreBackup(from, target, intoEmpty);
    const after = await createBackup(await newFolder(), target, plain);
    expect(after.areas).toEqual(before.areas);
    expect(after.areas["trade"]?.tables["trade_photos"]?.rows).toBe(1);
    expect(after.files.filter(isOfSite)).toEqual(before.files.filter(isOfSite));
    expect(after.files.filter(isOfSite)).toHaveLength(2);
    const [row] = await withArea(target, "trade", (query) =>
      query.selectFrom("trade_photos").selectAll().execute(),
    );
    expect(Buffer.from(row?.["large"] as Uint8Array)).toEqual(photo);
    const [event] = await withArea(target, "visitor", (query) =>
      query.selectFrom("visitor_events").selectAll().execute(),
    );
    expect(event?.["body"]).toBe(words);
    const [counter] = await withArea(target, "inventory", (query) =>
      query.selectFrom("inventory_change_counter").selectAll().execute(),
    );
    expect(counter?.["value"]).toBe(9_007_199_254_740_991);
  });

  test("a backup sees a database as it was at one moment", async () => {
    const places = await filled();
    await readDatabases(places, async (tablesByArea) => {
      const tables = tablesByArea.get("visitor")!;
      const table = (await tablesOf(tables, "visitor")).find(
        ({ name }) => name === "visitor_limits",
      )!;
      const before = await tallyTable(tables, table);
      await withArea(places, "visitor", (query) => addLimit(query, "meanwhile"));
      expect(await tallyTable(tables, table)).toEqual(before);
    });
    const rows = await withArea(places, "visitor", (query) =>
      query.selectFrom("visitor_limits").selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test("a backup under writes holds whole transactions, and does not stop them", async () => {
    const places = await filled();
    const from = await newFolder();
    const writer = startWriter(places);
    await writer.written();
    const { areas } = await createBackup(from, places, plain);
    await writer.written();
    const total = await writer.stop();
    const target = await emptyPlaces(open, engine);
    await restoreBackup(from, target, intoEmpty);
    const { visitor } = areas;
    const limits = visitor?.tables["visitor_limits"]?.rows ?? 0;
    expect(visitor?.tables["visitor_terms"]?.rows).toBe(limits);
    expect(limits).toBeGreaterThan(0);
    expect(limits).toBeLessThan(total);
    const restored = await withArea(target, "visitor", (query) =>
      query.selectFrom("visitor_limits").selectAll().execute(),
    );
    expect(restored).toHaveLength(limits);
  });

  test("a backup of an earlier version is brought up to date", async () => {
    const places = await emptyPlaces(open, engine);
    await createTables(places, { leads: 8, trade: 4 });
    const from = await newFolder();
    const { areas } = await createBackup(from, places, plain);
    expect(Object.keys(areas["leads"]?.tables ?? {})).not.toContain("leads_texts");
    const target = await emptyPlaces(open, engine);
    await restoreBackup(from, target, intoEmpty);
    const after = await createBackup(await newFolder(), target, plain);
    expect(after.areas["leads"]?.migrations).toEqual(
      storedAreas.find(({ area }) => area === "leads")?.migrations.map(({ name }) => name),
    );
    expect(Object.keys(after.areas["leads"]?.tables ?? {})).toContain("leads_texts");
  });

  test("a place with tables is refused and left alone, unless they are to be replaced", async () => {
    const from = await newFolder();
    const before = await createBackup(from, await filled(), plain);
    const target = await emptyPlaces(open, engine);
    await createTables(target);
    await withArea(target, "visitor", (query) => addLimit(query, "own"));
    await expect(restoreBackup(from, target, intoEmpty)).rejects.toThrow(
      /^the database is not empty: it has \w+ and \d+ other tables\. With --replace/,
    );
    const kept = await withArea(target, "visitor", (query) =>
      query.selectFrom("visitor_limits").selectAll().execute(),
    );
    expect(kept).toHaveLength(1);
    await restoreBackup(from, target, { ...intoEmpty, replace: true });
    const after = await createBackup(await newFolder(), target, plain);
    expect(after.areas).toEqual(before.areas);
  });

  if (engine === "postgres") {
    test("a site on SQLite moves to PostgreSQL and back", async () => {
      const sqlite = await emptyPlaces(open, "sqlite");
      await createTables(sqlite);
      await fill(sqlite);
      const first = await newFolder();
      const before = await createBackup(first, sqlite, plain);
      const target = await emptyPlaces(open, engine);
      await restoreBackup(first, target, intoEmpty);
      const second = await newFolder();
      expect((await createBackup(second, target, plain)).areas).toEqual(before.areas);
      const back = await emptyPlaces(open, "sqlite");
      await restoreBackup(second, back, intoEmpty);
      expect((await createBackup(await newFolder(), back, plain)).areas).toEqual(before.areas);
    });
  }
});

describe("keys and releases", () => {
  const noDatabase = () => Promise.reject(new Error("unused"));

  test("are in the backup when asked for, readable by their owner alone", async () => {
    const places = await emptyPlaces(noDatabase, "sqlite");
    await createTables(places);
    await write(places.dataDir, "vault-keys", "1:abc");
    await write(places.releasesDir, "record.json", "{}");
    await write(path.join(places.releasesDir, "shell/0123"), "release.json", "{}");
    await write(path.join(places.releasesDir, ".build-1"), "half.js", "x");
    const without = await createBackup(await newFolder(), places, plain);
    expect(without.files.filter(({ path: file }) => /^(?:keys|releases)\//.test(file))).toEqual([]);
    const from = await newFolder();
    const { files } = await createBackup(from, places, { keys: true, releases: true });
    expect(files.map((file) => file.path).filter((file) => !file.startsWith("databases/"))).toEqual(
      ["keys/vault-keys", "releases/record.json", "releases/shell/0123/release.json"],
    );
    const target = await emptyPlaces(noDatabase, "sqlite");
    await restoreBackup(from, target, intoEmpty);
    expect(await readFile(path.join(target.dataDir, "vault-keys"), "utf8")).toBe("1:abc");
    expect(await readFile(path.join(target.releasesDir, "shell/0123/release.json"), "utf8")).toBe(
      "{}",
    );
  });
});

function isOfSite({ path: file }: { path: string }): boolean {
  return !file.startsWith("databases/");
}

type Query = Parameters<Parameters<typeof withArea>[2]>[0];

async function addLimit(query: Query, subject: string): Promise<void> {
  await query.insertInto("visitor_limits").values({ subject, times: "[]", idle_at: 1 }).execute();
}

/** Writes a row to each of two tables in one transaction, again and again. */
function startWriter(places: Parameters<typeof withArea>[0]) {
  let count = 0;
  let stopping = false;
  let told: (() => void)[] = [];
  const running = withArea(places, "visitor", async (query) => {
    while (!stopping) {
      await query.transaction().execute(async (transaction) => {
        await addLimit(transaction, `s${count}`);
        await transaction
          .insertInto("visitor_terms")
          .values({ dealer_id: "d", id_hash: `h${count}`, terms: "{}", expires_at: 1 })
          .execute();
      });
      count += 1;
      for (const tell of told.splice(0)) tell();
      // Gives the backup time to run: SQLite's queries end without a turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
    told = [];
  });
  return {
    /** Resolves when one more transaction has ended. */
    written: () => new Promise<void>((resolve) => told.push(resolve)),
    stop: async () => {
      stopping = true;
      await running;
      return count;
    },
  };
}

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseLocation } from "@forecourt/service-kit/db/location";
import { vehiclePath } from "../../../e2e/harness/photo-lot.ts";
import { root } from "../../../tools/build/base-config.ts";
import { runImport } from "../../../tools/import/run.ts";
import { targetStore } from "../../../tools/import/target-store.ts";
import { type StartedSite, startSite } from "../started-site.ts";

/** A site whose cars, texts and releases a measurement changes. */
export interface ChangeSite {
  site: StartedSite;
  releasesDir: string;
  /** Path of the page of the car that imports change. */
  car: string;
  /** Imports the lot with the car at `price`, or without it; settles when the import is committed. */
  importCar(price: number | null): Promise<void>;
  /** Replaces a text in the dealer's settings. */
  editDealer(before: string, after: string): Promise<void>;
  stop(): Promise<void>;
}

const dealer = "ozark-mitsubishi";
const vins = { car: "JA4J3VA85MZ000018", other: "JA4J3VA87MZ000019" };
const columns = ["condition", "year", "make", "model", "trim", "bodyStyle", "price", "vin"];

export async function startChangeSite(): Promise<ChangeSite> {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-changes-"));
  const releasesDir = path.join(folder, "releases");
  await cp(path.join(root, "releases"), releasesDir, { recursive: true });
  const site = await startSite(releasesDir);
  const { dataDir, dealersDir } = site;
  const { storeId } = await targetStore(dealersDir, {
    dealerId: dealer,
    storeId: null,
    unconfigured: false,
  });
  const feed = path.join(folder, "cars.csv");
  const mapping = path.join(folder, "cars.json");
  const vehicle = Object.fromEntries(columns.map((column) => [column, { column }]));
  await writeFile(mapping, JSON.stringify({ about: "A lot.", format: "csv", vehicle }));
  const today = new Date().toISOString().slice(0, 10);
  return {
    site,
    releasesDir,
    car: vehiclePath(vins.car),
    async importCar(price) {
      const row = (dollars: number, vin: string) =>
        `used,2021,Mitsubishi,Outlander,SE,suvs,${dollars},${vin}`;
      const rows = [row(20_000, vins.other), ...(price === null ? [] : [row(price, vins.car)])];
      await writeFile(feed, [columns.join(), ...rows].join("\n"));
      const options = { dealer, store: null, source: null, mapping, feed, date: today };
      const more = {
        snapshots: { kind: "none" },
        report: null,
        force: "two cars, one of them sold and back",
        unconfigured: false,
        dryRun: false,
      } as const;
      const location = databaseLocation({ DATA_DIR: dataDir }, "inventory");
      await runImport(
        location,
        { ...options, ...more },
        {
          storeId,
          photoHosts: null,
          today,
        },
      );
    },
    async editDealer(before, after) {
      const file = path.join(dealersDir, dealer, "dealer.json");
      const text = await readFile(file, "utf8");
      if (!text.includes(before)) throw new Error(`${file} has no "${before}"`);
      await writeFile(file, text.replaceAll(before, after));
    },
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

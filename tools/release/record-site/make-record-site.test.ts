import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { activate } from "../activate.ts";
import { storeConfiguration } from "../configurations.ts";
import type { SiteFolders } from "../releases-dir.ts";
import { makeRecordSite } from "./make-record-site.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
let folder: string;
let site: SiteFolders;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "record-site-"));
  const [releasesDir, dealersDir, dataDir] = ["releases", "dealers", "data"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  site = { releasesDir, dealersDir, dataDir };
  for (const release of [a, b]) await writeFakeRelease(releasesDir, { name: "mfe-trade", release });
  await mkdir(path.join(dealersDir, "defaults"), { recursive: true });
  await mkdir(dataDir);
  await writeSetting("then");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const setting = "defaults/dealer.json";
const writeSetting = (text: string) => writeFile(path.join(site.dealersDir, setting), text);

test("has the releases and the configuration of the record, and the present cars alone", async () => {
  const configuration = await storeConfiguration(site.releasesDir, site.dealersDir);
  const record = await activate(site.releasesDir, { "mfe-trade": a }, { configuration });
  await activate(site.releasesDir, { "mfe-trade": b });
  await writeSetting("now");
  await writeFile(path.join(site.dataDir, "leads.sqlite"), "names and phones");
  const cars = new DatabaseSync(path.join(site.dataDir, "inventory.sqlite"));
  cars.exec("pragma journal_mode = wal; create table cars (stock); insert into cars values ('A1')");
  const copy = await makeRecordSite(site, record);
  expect(await readRecord(copy.releasesDir)).toMatchObject({ id: record.id, live: record.live });
  expect(await readFile(path.join(copy.dealersDir, setting), "utf8")).toBe("then");
  const copied = new DatabaseSync(path.join(copy.dataDir, "inventory.sqlite"));
  expect(copied.prepare("select stock from cars").all()).toMatchObject([{ stock: "A1" }]);
  await expect(stat(path.join(copy.dataDir, "leads.sqlite"))).rejects.toThrow("ENOENT");
  expect(copy.differences).toEqual([
    "The cars are a copy of the current inventory.",
    "The services run from this checkout.",
  ]);
  copied.close();
  cars.close();
  await copy.remove();
  await expect(stat(copy.releasesDir)).rejects.toThrow("ENOENT");
});

test("says that configuration and cars differ when it has none of them", async () => {
  const record = await activate(site.releasesDir, { "mfe-trade": a });
  const copy = await makeRecordSite(site, record);
  expect(copy.differences[0]).toContain("The dealers' configuration is the present one");
  expect(copy.differences[1]).toContain("The cars are demo cars");
  await copy.remove();
});

test("names the services of which the record has no release", async () => {
  const live = await activate(site.releasesDir, { "mfe-trade": a });
  const trade = { release: b, contract: "0123456789abcdef", commit: "1".repeat(40) };
  await mkdir(path.join(site.releasesDir, "service-trade", b), { recursive: true });
  const copy = await makeRecordSite(site, { ...live, services: { trade } });
  expect(copy.differences.at(-1)).toBe(
    "These services run from this checkout: inventory, financing, service, company, leads, visitor.",
  );
  await copy.remove();
});

test("is refused when a release was swept", async () => {
  const record = await activate(site.releasesDir, { "mfe-trade": a });
  await rm(path.join(site.releasesDir, "mfe-trade", a), { recursive: true });
  await expect(makeRecordSite(site, record)).rejects.toThrow(`mfe-trade/${a} is not in the store`);
});

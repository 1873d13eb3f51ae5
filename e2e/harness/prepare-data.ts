// Run once before the tests, in a process of its own: `node prepare-data.ts FOLDER`.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { demoToday } from "../../tools/demo-inventory/dates.ts";
import { loadDemoInventory } from "../../tools/demo-inventory/load.ts";
import { checkDealers } from "../../tools/start/check-dealers.ts";
import { type PreparedData, preparedData } from "./prepared-data.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { folder, dataDir, about } = preparedData(process.argv[2] ?? "");
// The site shows cars as of today, so the demo has to end today. Its cars are the same on every day.
const today = demoToday();
await mkdir(folder, { recursive: true });
// Drawing the photos of every page that a test opens would slow down the tests of everything else. The lists
// that tests open first do not begin with a car of this make.
await loadDemoInventory({ dataDir, date: today, hasPhotos: ({ make }) => make === "BMW" });
// As a start does once for all its processes.
const { version: checkedDealers } = await checkDealers(path.join(root, "dealers"));
await writeFile(about, JSON.stringify({ today, checkedDealers } satisfies PreparedData));

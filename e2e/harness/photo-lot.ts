import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { eventually } from "./eventually.ts";
import { startCommand } from "./run-command.ts";
import type { Site } from "./site.ts";

const dealer = "ozark-mitsubishi";

/** VINs of the cars, by the state of their photographs. */
export const cars = {
  many: "JA4J3VA85MZ000018",
  broken: "JA4J3VA87MZ000019",
  none: "JA4J3VA83MZ000020",
} as const;

/** Photographs of the first car. */
export const MANY = 24;

/** The path of one of these cars. */
export function vehiclePath(vin: string): string {
  return `/used-cars-for-sale/2021-mitsubishi-outlander-se-${vin}`;
}

/** Sites that have the cars. */
const imported = new WeakSet<Site>();

/**
 * Imports three cars for `ozark-mitsubishi`, once per site: one with many photographs in the dealer's folder,
 * one whose photograph is missing, one without any.
 */
export async function importPhotoLot(site: Site): Promise<void> {
  if (imported.has(site)) return;
  await importInto(site);
  imported.add(site);
}

async function importInto({ dealersDir, releasesDir, origin, today }: Site): Promise<void> {
  const folder = path.join(dealersDir, dealer, "photos");
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: MANY }, (_, index) => `${index + 1}.jpg`);
  await Promise.all(
    names.map(async (name, index) => writeFile(path.join(folder, name), await photograph(index))),
  );
  const own = (name: string) => `photos/${name}`;
  const rows = [
    { vin: cars.many, images: names.map(own).join("|") },
    { vin: cars.broken, images: own("nowhere.jpg") },
    { vin: cars.none, images: "" },
  ];
  const lines = rows.map((row) => [
    "used,2021,Mitsubishi,Outlander,SE,suvs,20000",
    row.vin,
    row.images,
  ]);
  const header = "condition,year,make,model,trim,bodyStyle,price,vin,images";
  const feed = path.join(dealersDir, dealer, "feed", "photos.csv");
  const mapping = path.join(dealersDir, dealer, "feed", "photos.json");
  await mkdir(path.dirname(feed), { recursive: true });
  await writeFile(feed, [header, ...lines.map((line) => line.join(","))].join("\n"));
  await writeFile(mapping, JSON.stringify(mappingOf(header.split(","))));
  const command = `npm run -s import -- --dealer ${dealer} --force "a lot of its own" --date ${today} --mapping ${mapping} ${feed}`;
  const env = { DATA_DIR: path.join(releasesDir, "../data"), DEALERS_DIR: dealersDir };
  const running = startCommand(command, env);
  const code = await running.ended;
  if (code !== 0 || !/imported +3\n/.test(running.output())) throw new Error(running.output());
  await eventually("the site knows the cars", async () => {
    const answers = Object.values(cars).map((vin) => fetch(origin + vehiclePath(vin)));
    return (await Promise.all(answers)).every(({ status }) => status === 200);
  });
}

function mappingOf(columns: readonly string[]) {
  const plain = columns
    .filter((column) => column !== "images")
    .map((column) => [column, { column }]);
  return {
    about: "A lot with photographs.",
    format: "csv",
    vehicle: { ...Object.fromEntries(plain), images: { column: "images", separator: "|" } },
  };
}

/** A drawing in the size of a camera's photographs, each in another color. */
function photograph(index: number): Promise<Buffer> {
  const hue = Math.round((index * 360) / MANY);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600">
    <rect width="2400" height="1600" fill="hsl(${hue} 45% 70%)"/>
    <rect y="1050" width="2400" height="550" fill="hsl(${hue} 20% 45%)"/>
    <rect x="500" y="760" width="1400" height="360" rx="120" fill="hsl(${(hue + 180) % 360} 60% 40%)"/>
    <circle cx="800" cy="1120" r="150"/><circle cx="1600" cy="1120" r="150"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

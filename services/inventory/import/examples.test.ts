import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { Findings } from "./facts/findings.ts";
import { rowReader } from "./facts/row-reader.ts";
import type { VehicleFacts } from "./facts/vehicle-facts.ts";
import { openFeed } from "./feed/open.ts";
import { guessMapping } from "./guess/guess-mapping.ts";
import { readSample } from "./guess/read-sample.ts";
import { loadMapping } from "./mapping/load.ts";

const folder = path.join(import.meta.dirname, "../../../docs/examples/feeds");
const today = "2026-11-20";

/** The example feeds, which all hold the same six invented cars. */
const feeds: readonly [file: string, mapping: string][] = [
  ["vauto.csv", "vauto"],
  ["homenet.tsv", "homenet"],
  ["dealer-com.xml", "dealer-com"],
  ["google.xml", "google"],
  ["vehicles.json", "vehicles"],
  ["vehicles.jsonl", "vehicles-lines"],
  ["semicolons.csv", "semicolons"],
  ["bars.txt", "bars"],
];

async function carsOf([file, mappingName]: readonly [string, string]): Promise<VehicleFacts[]> {
  const mapping = loadMapping(path.join(folder, `${mappingName}.mapping.json`));
  const open = await openFeed(path.join(folder, file), mapping);
  const read = rowReader(mapping, open);
  const findings = new Findings();
  const cars: VehicleFacts[] = [];
  for await (const row of open.rows) {
    const found = read(row, today, findings);
    if (found.kind !== "car")
      throw new Error(`${file}, line ${row.line}: ${JSON.stringify(found)}`);
    cars.push(found.car);
  }
  open.finish();
  expect(findings.unread()).toEqual([]);
  return cars;
}

describe("the example feeds", () => {
  test("are all tested", () => {
    const files = readdirSync(folder).filter((name) => !name.endsWith(".mapping.json"));
    expect(files.toSorted()).toEqual(feeds.map(([file]) => file).toSorted());
  });

  test("state new and used cars with their history, incentives and photos in order", async () => {
    const cars = await carsOf(["vauto.csv", "vauto"]);
    expect(cars.map(({ stockNumber }) => stockNumber)).toEqual([
      "K101",
      "F102",
      "T103",
      "H104",
      "F105",
      "H106",
    ]);
    expect(cars[1]).toMatchObject({
      condition: "certified",
      price: 2_449_500,
      mileage: 31_480,
      features: ["Heated seats", "Navigation", "Power liftgate"],
      owners: 1,
      accidents: 0,
      firstSeen: "2026-10-20",
      description: "It passed our certified inspection; ask us for the checklist.",
    });
    expect(cars[1]?.images.additional).toEqual(
      [1, 2, 3].map((number) => `https://photos.example/F102/${number}.jpg`),
    );
    expect(cars[3]).toMatchObject({ condition: "new", msrp: 3_299_000, owners: null });
    expect(cars[3]?.incentives).toEqual([
      { label: "Customer cash", cents: 75_000, endsOn: "2026-12-31", conditional: false },
    ]);
    expect(cars[5]?.price).toBeNull();
  });

  test.each(feeds.slice(1))("%s says the same of the same cars", async (file, mapping) => {
    expect(await carsOf([file, mapping])).toEqual(await carsOf(["vauto.csv", "vauto"]));
  });

  test.each(feeds)("the format and the columns of %s are guessed", async (file, name) => {
    const mapping = loadMapping(path.join(folder, `${name}.mapping.json`));
    const { format, sample } = await readSample(path.join(folder, file));
    const { format: written, quote, delimiter, items } = mapping;
    expect(format).toEqual({
      format: written,
      quote,
      ...(delimiter !== undefined && { delimiter }),
      ...(items !== undefined && { items }),
    });
    const guess = guessMapping(sample);
    expect(guess.missing).toEqual([]);
    for (const fact of ["vin", "price", "mileage", "images", "description"] as const) {
      expect([fact, guess.vehicle[fact]]).toEqual([fact, expect.anything()]);
    }
  });
});

import { parseQuery } from "@forecourt/query-parser";
import {
  nameplateOf,
  parseContextFor,
  vocabularyOf,
} from "@forecourt/query-parser/testing/parse-context";
import { openDatabase } from "@forecourt/service-kit/db";
import { setFile, withPublishedSets } from "@forecourt/testing/published-sets";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { importFeed } from "../import/import-feed.ts";
import { loadMapping } from "../import/mapping/load.ts";
import { noReport } from "../import/report.ts";
import { mappingFile } from "../import/testing/mapping-file.ts";
import type { InventoryTables } from "../store/tables.ts";
import { migrateInventory } from "../store.ts";

const sets = [
  { set: "dealer/carscom_2022", mapping: "carscom-2022.json", pairs: 373 },
  { set: "dealer/truecar_2025", mapping: "truecar-2025.json", pairs: 305 },
  { set: "dealer/cargurus_2023", mapping: "cargurus-2023.json", pairs: 277 },
  { set: "dealer/usa_cars_auction_2020", mapping: "usa-cars-auction-2020.json", pairs: 167 },
  { set: "dealer/toyota_new_missouri_2023", mapping: "toyota-new-missouri-2023.json", pairs: 26 },
];

/** The models of the 418,854 new Toyotas of that set. */
test("every model of the Toyota mapping is read as that model with its variants", () => {
  const { vehicle } = loadMapping(mappingFile("toyota-new-2023.json"));
  const given = z.object({ words: z.record(z.string(), z.string()) }).parse(vehicle.model);
  const models = new Set(Object.values(given.words));
  expect(models.size).toBe(29);
  expect(misread(new Map([["Toyota", models]])).wrong).toEqual([]);
});

withPublishedSets(() => {
  describe("every make with a model of the published set", () => {
    test.each(sets)(
      "$set is read as that model with its variants",
      async ({ set, mapping, pairs }) => {
        const database = openDatabase<InventoryTables>({ file: ":memory:" });
        await migrateInventory(database);
        const request = {
          dealerId: "dealer",
          storeId: "store",
          file: setFile(set),
          mapping: loadMapping(mappingFile(mapping)),
          mappingName: mapping,
          date: "2026-11-20",
          snapshot: null,
          force: null,
          dryRun: false,
        };
        await importFeed(database, request, noReport);
        const rows = await database.query
          .selectFrom("inventory_vehicles")
          .select(["make", "model"])
          .distinct()
          .execute();
        await database.close();
        const names = Map.groupBy(rows, ({ make }) => make);
        const { all, wrong } = misread(
          new Map([...names].map(([make, of]) => [make, new Set(of.map(({ model }) => model))])),
        );
        expect([all, wrong]).toEqual([pairs, []]);
        expect(variantsThatAreOtherCars(names)).toEqual([]);
      },
      60_000,
    );
  });
});

/** Models that share the beginning of their names and are different cars. */
const otherCars = [
  ["Corolla", "Corolla Cross"],
  ["Outlander", "Outlander Sport"],
  ["Eclipse", "Eclipse Cross"],
  ["Bronco", "Bronco Sport"],
  ["Rogue", "Rogue Sport"],
  ["Mustang", "Mustang Mach-E"],
  ["Range Rover", "Range Rover Evoque"],
  ["Discovery", "Discovery Sport"],
  ["Atlas", "Atlas Cross Sport"],
  ["Transit", "Transit Connect"],
  ["Encore", "Encore GX"],
  ["Cherokee", "Grand Cherokee"],
] as const;

/** Pairs of `otherCars` whose second model the text search would show for the first model's name. */
function variantsThatAreOtherCars(names: ReadonlyMap<string, readonly { model: string }[]>) {
  return [...names.values()].flatMap((models) => {
    const spelled = models.map(({ model }) => model);
    const make = { slug: "", name: "", models: spelled.map((name) => ({ slug: name, name })) };
    return otherCars.filter(([name, other]) =>
      nameplateOf(make, { slug: name, name }).includes(other),
    );
  });
}

/** The names that are not parsed as themselves. */
function misread(names: ReadonlyMap<string, ReadonlySet<string>>): {
  all: number;
  wrong: string[];
} {
  const vocabulary = vocabularyOf(names);
  const reading = parseContextFor(vocabulary);
  const all = vocabulary.makes.flatMap((make) => make.models.map((model) => ({ make, model })));
  const wrong = all.filter(({ make, model }) => {
    const { filter, unclear } = parseQuery(`${make.name} ${model.name}`, reading);
    const expected = { make: [make.slug], model: nameplateOf(make, model) };
    return unclear.length > 0 || JSON.stringify(filter) !== JSON.stringify(expected);
  });
  return { all: all.length, wrong: wrong.map(({ make, model }) => `${make.name} ${model.name}`) };
}

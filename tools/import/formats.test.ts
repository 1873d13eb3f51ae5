import { createWriteStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { feedFolder } from "@forecourt/service-inventory/import/testing/feed-files";
import { testVin } from "@forecourt/service-inventory/import/testing/vins";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { testSize } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import { runCommand } from "./testing/command.ts";
import { inventoryDatabases } from "./testing/inventory-database.ts";

/** With its comments, each file is larger than the memory that the command gets. */
const CARS = testSize({ normal: 30_000, soak: 1_000_000 });
/** Maximum duration of each import on a busy machine, in ms. */
const limit = testSize({ normal: 180_000, soak: 1_200_000 });
const flags = ["--max-old-space-size=56", "--max-semi-space-size=4"];
const comment = "What a vendor says of a car and nobody maps. ".repeat(60);

const file = feedFolder();

interface Shape {
  format: "json" | "xml" | "jsonl";
  items?: string;
  begin: string;
  between: string;
  end: string;
  carOf(vin: string): string;
}

const jsonCar = (vin: string) => JSON.stringify({ vin, year: 2017, price: 10_000, comment });
const shapes: readonly [string, Shape][] = [
  [
    "JSON",
    {
      format: "json",
      items: "vehicles",
      begin: '{"vehicles":[',
      between: ",\n",
      end: "]}",
      carOf: jsonCar,
    },
  ],
  [
    "XML",
    {
      format: "xml",
      items: "lot.car",
      begin: "<lot>",
      between: "\n",
      end: "</lot>",
      carOf: (vin) =>
        `<car><vin>${vin}</vin><year>2017</year><price>10000</price><comment>${comment}</comment></car>`,
    },
  ],
  ["JSON lines", { format: "jsonl", begin: "", between: "\n", end: "\n", carOf: jsonCar }],
];

function mappingOf({ format, items }: Shape): string {
  return JSON.stringify({
    about: "A large lot.",
    format,
    items,
    vehicle: {
      vin: { column: "vin" },
      condition: { constant: "used" },
      year: { column: "year" },
      make: { constant: "Mitsubishi" },
      model: { constant: "Outlander Sport" },
      price: { column: "price" },
    },
  });
}

function* written({ begin, between, end, carOf }: Shape): Generator<string, void> {
  yield begin;
  for (let number = 0; number < CARS; number++) {
    yield `${number === 0 ? "" : between}${carOf(testVin(number))}`;
  }
  yield end;
}

describeOnSqlite("large feeds", (open) => {
  const opened = inventoryDatabases(open);

  test.each(shapes)(
    "cars in %s go through a small memory",
    async (_name, shape) => {
      const { location } = await opened();
      const mapping = file(mappingOf(shape), `${shape.format}.json`);
      const feed = path.join(path.dirname(mapping), `${shape.format}.gz`);
      await pipeline(
        Readable.from(written(shape)),
        createGzip({ level: 1 }),
        createWriteStream(feed),
      );
      const lot = ["--dealer", "dealer", "--store", "store", "--unconfigured"];
      const outcome = await runCommand([...lot, "--mapping", mapping, feed], { location, flags });
      expect(outcome).toMatchObject({ code: 0 });
      expect(outcome.out).toMatch(new RegExp(`^imported +${CARS.toLocaleString("en-US")}$`, "m"));
    },
    limit,
  );
});

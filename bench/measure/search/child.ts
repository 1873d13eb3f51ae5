import { recordedQueries } from "./filter-sets.ts";
import { generatedCars } from "./generated-cars.ts";
import { measureIndex } from "./measure-index.ts";
import { publishedCars } from "./published-cars.ts";

/** `child.ts VEHICLES SECONDS`: VEHICLES is a number of generated vehicles, or "published". */
const [vehicles = "", seconds] = process.argv.slice(2);
const isPublished = vehicles === "published";
const figures = await measureIndex({
  chunks: () => (isPublished ? publishedCars() : generatedCars(Number(vehicles))),
  queries: recordedQueries(isPublished ? "published" : "generated"),
  seconds: Number(seconds),
});
process.stdout.write(`${JSON.stringify(figures)}\n`);

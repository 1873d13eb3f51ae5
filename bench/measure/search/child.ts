import { recordedQueries, type Shoppers } from "./filter-sets.ts";
import { generatedCars } from "./generated-cars.ts";
import { indexLoader } from "./index-engine.ts";
import { packageLoader } from "./package-engine.ts";
import { publishedCars } from "./published-cars.ts";
import { runEngine } from "./run-engine.ts";
import { sqlLoader } from "./sql-engine.ts";

/** `child.ts ENGINE CARS SECONDS`: one engine with so many generated cars, or the published ones. */
const [engine, cars = "", seconds] = process.argv.slice(2);
const loaders = { index: indexLoader, sql: sqlLoader, package: packageLoader };
if (engine !== "index" && engine !== "sql" && engine !== "package") {
  throw new Error(`no such engine: ${engine}`);
}
const shoppers: Shoppers = cars === "published" ? "published" : "generated";
const result = await runEngine<unknown>({
  load: loaders[engine],
  chunks: () => (cars === "published" ? publishedCars() : generatedCars(Number(cars))),
  queries: recordedQueries(shoppers),
  seconds: Number(seconds),
});
process.stdout.write(`${JSON.stringify(result)}\n`);

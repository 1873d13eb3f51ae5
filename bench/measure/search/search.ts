import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { publishedMissing } from "./published-cars.ts";

/** Seconds of searching in one process. */
const SECONDS = 20;

const Figures = z.record(z.string(), z.unknown());

/**
 * Searches the index in process with recorded queries. Each query returns all facets, bounds, the sort
 * order and the cards of its page. Runs at 100,000 and 1,000,000 generated vehicles, and on the published
 * Toyotas if that data set is present.
 */
export async function measureSearch(): Promise<object> {
  return {
    unit: "ms per search with 12 facets, 20 bounds, sort and page of 19 cards",
    "100000": await measure("100000"),
    "1000000": await measure("1000000"),
    published: publishedMissing() ?? (await measure("published")),
  };
}

/** Uses a separate process for each data set, so that garbage of one run does not slow the next. */
async function measure(vehicles: string): Promise<z.infer<typeof Figures>> {
  const child = new URL("child.ts", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--expose-gc",
    "--max-old-space-size=8192",
    child,
    vehicles,
    String(SECONDS),
  ]);
  return Figures.parse(JSON.parse(stdout));
}

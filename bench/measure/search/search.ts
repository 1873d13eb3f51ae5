import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { publishedMissing } from "./published-cars.ts";

type EngineName = "index" | "sql" | "package";

/** Seconds of searching in one process. */
const SECONDS = { index: 20, sql: 30, package: 45 } as const;

const Summary = z.object({ total: z.int(), counts: z.string(), page: z.string() });
const Result = z.object({
  figures: z.record(z.string(), z.unknown()),
  summaries: z.array(z.tuple([z.int(), Summary.nullable()])),
});
type Result = z.infer<typeof Result>;

/**
 * Search in process over recorded searches, each with all its facets, bounds, order and cards: the
 * service's index at 100,000 and 1,000,000 generated cars and on the published Toyotas where they are,
 * beside SQL over the same cars, and Orama, a search package. Each in a process of its own.
 */
export async function measureSearch(): Promise<object> {
  const small = await run("index", "100000");
  const smallSql = await run("sql", "100000");
  const smallPackage = await run("package", "100000");
  const large = await run("index", "1000000");
  const largeSql = await run("sql", "1000000");
  const missing = publishedMissing();
  return {
    unit: "ms per search with 12 facets, 20 bounds, sort and page of 19 cards",
    "100000": {
      index: small.figures,
      sql: { ...smallSql.figures, agreed: agreement(small, smallSql) },
      orama: { ...smallPackage.figures, agreed: agreement(small, smallPackage, cannotCount) },
    },
    "1000000": {
      index: large.figures,
      sql: { ...largeSql.figures, agreed: agreement(large, largeSql) },
      orama: "skipped: 100,000 cars take it long enough",
    },
    published: missing ?? { index: (await run("index", "published")).figures },
    oramaCannot: [
      "count a facet without its own filter (one more search for each was made)",
      "count payment bounds (left out of its counts)",
      "order equal cars by VIN (its pages are not compared)",
      "search a word with a hyphen as a whole or by its parts (its totals are not compared there)",
    ],
  };
}

/** Counts that only the others have. */
const cannotCount = /^paymentMax:/;

/** How many searches have the same totals, counts and cars of the page as ours. */
function agreement(ours: Result, others: Result, uncounted: RegExp | null = null): object {
  const known = new Map(ours.summaries);
  const counts = { compared: 0, totals: 0, counts: 0, ...(uncounted ? {} : { pages: 0 }) };
  for (const [at, theirs] of others.summaries) {
    const own = known.get(at);
    if (!theirs || !own) continue;
    counts.compared += 1;
    if (theirs.total === own.total) counts.totals += 1;
    if (theirs.counts === without(own.counts, uncounted)) counts.counts += 1;
    if (counts.pages !== undefined && theirs.page === own.page) counts.pages += 1;
  }
  return counts;
}

function without(counts: string, uncounted: RegExp | null): string {
  const options = counts.split(" ").filter((option) => !uncounted?.test(option));
  return options.join(" ");
}

/** One engine with one set of cars in a process of its own: none has to live with another's garbage. */
async function run(engine: EngineName, cars: string): Promise<Result> {
  const child = new URL("child.ts", import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--expose-gc", "--max-old-space-size=8192", child, engine, cars, String(SECONDS[engine])],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return Result.parse(JSON.parse(stdout));
}

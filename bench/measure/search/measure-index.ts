import type { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import type { IndexedVehicleInput } from "@forecourt/search-index";
import { indexLoader, type MeasuredIndex } from "./build-index.ts";
import { round, timesOf } from "./times.ts";

export interface IndexRun {
  /** A function, so that the generator and its data can be freed after filling. */
  chunks: () =>
    | Iterable<readonly IndexedVehicleInput[]>
    | AsyncIterable<readonly IndexedVehicleInput[]>;
  queries: readonly SearchQuery[];
  /** All queries are repeated for this long. */
  seconds: number;
}

/** Passes over all queries before times count, so that the code is compiled. */
const WARM_UP_PASSES = 2;

/** Simulated shoppers whose queries are interleaved: more than the index caches results of. */
const SHOPPERS = 18;

/** Fills the index, runs the recorded queries, and returns times and memory use. */
export async function measureIndex({ chunks, queries, seconds }: IndexRun) {
  const before = memory();
  const { index, cars, ...filled } = await fill(chunks);
  const first = performance.now();
  index.search(queries[0] as SearchQuery);
  const firstSearchMs = round(performance.now() - first);
  const after = memory();
  const { times, sequential, passes, cpuMs } = searchAll(index, queries, seconds * 1000);
  const all = [...times.values()].flat();
  return {
    cars,
    ...filled,
    firstSearchMs,
    ...index.figures,
    heapBytesPerCar: round((after.heap - before.heap) / cars),
    residentBytesPerCar: round((after.resident - before.resident) / cars),
    searches: queries.length,
    passes,
    ...timesOf(all),
    ofOneShopper: timesOf(sequential),
    // Excludes delays by other processes of a busy machine, but also garbage collection.
    quickestPass: timesOf([...times.values()].map((ofOne) => Math.min(...ofOne))),
    meanCpuMs: round(cpuMs / all.length),
  };
}

/** A separate function, so that memory needed only while filling can be freed. */
async function fill(chunks: IndexRun["chunks"]) {
  const loader = indexLoader();
  let cars = 0;
  let fillMs = 0;
  for await (const chunk of chunks()) {
    const start = performance.now();
    loader.push(chunk);
    fillMs += performance.now() - start;
    cars += chunk.length;
  }
  const start = performance.now();
  const index = loader.build();
  const buildMs = Math.round(performance.now() - start);
  return { index, cars, fillMs: Math.round(fillMs), buildMs };
}

/**
 * Interleaves the queries of many shoppers, so that no result can reuse the cached counts of the previous
 * one; then runs them shopper by shopper, who turn pages and change the sort order.
 */
function searchAll(index: MeasuredIndex, queries: readonly SearchQuery[], budgetMs: number) {
  const times = new Map<number, number[]>();
  const timed = (at: number) => {
    const start = performance.now();
    index.search(queries[at] as SearchQuery);
    return performance.now() - start;
  };
  const began = performance.now();
  const order = interleaved(queries.length);
  let cpuBefore = process.cpuUsage();
  let passes = 0;
  for (; passes <= WARM_UP_PASSES || performance.now() - began < budgetMs; passes++) {
    if (passes === WARM_UP_PASSES) {
      times.clear();
      cpuBefore = process.cpuUsage();
    }
    for (const at of order) times.set(at, [...(times.get(at) ?? []), timed(at)]);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const sequential = queries.map((_, at) => timed(at));
  return { times, sequential, passes, cpuMs: (user + system) / 1000 };
}

/** 0, 16, 32, … 1, 17, …: queries that are neighbors in the file run as far apart as there are shoppers. */
function interleaved(count: number): number[] {
  const step = Math.max(1, Math.floor(count / SHOPPERS));
  return Array.from({ length: step }, (_, first) =>
    Array.from({ length: Math.ceil((count - first) / step) }, (__, turn) => first + turn * step),
  ).flat();
}

/** Memory in use after garbage collection, in bytes. */
function memory(): { heap: number; resident: number } {
  for (let pass = 0; pass < 3; pass++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

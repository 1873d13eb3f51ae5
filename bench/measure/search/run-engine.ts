import type { SearchQuery } from "@forecourt/contracts/inventory";
import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";
import type { Loader, Summary } from "./engine.ts";
import { round, timesOf } from "./times.ts";

export interface Run<Reply> {
  load: () => Loader<Reply>;
  chunks: () => Iterable<readonly ToldVehicle[]> | AsyncIterable<readonly ToldVehicle[]>;
  queries: readonly SearchQuery[];
  /** All searches are asked again and again for so long; a slow engine answers only some of them. */
  seconds: number;
}

/** Passes over all searches before their times count: the engine's code is compiled by then. */
const WARM_PASSES = 2;
/** Searches that even the slowest engine is asked. */
const LEAST = 10;

/** As many shoppers search in turns, more than the index remembers searches of. */
const SHOPPERS = 18;

/** Fills an engine, asks it the recorded searches, and says how long that took and what it holds. */
export async function runEngine<Reply>({ load, chunks, queries, seconds }: Run<Reply>) {
  const before = memory();
  const { engine, cars, ...filled } = await fill(load, chunks);
  const first = performance.now();
  engine.search(queries[0] as SearchQuery);
  const firstSearchMs = round(performance.now() - first);
  const after = memory();
  const { times, inOrder, summaries, passes, cpuMs } = askAll(engine, queries, seconds * 1000);
  const all = [...times.values()].flat();
  return {
    figures: {
      cars,
      ...filled,
      firstSearchMs,
      ...engine.figures(),
      heapBytesPerCar: round((after.heap - before.heap) / cars),
      residentBytesPerCar: round((after.resident - before.resident) / cars),
      searches: summaries.length,
      passes,
      ...timesOf(all),
      ...(inOrder.length > 0 ? { ofOneShopper: timesOf(inOrder) } : {}),
      // What is left when others' work on a busy machine is taken out, but collected garbage as well.
      quickestPass: timesOf([...times.values()].map((ofOne) => Math.min(...ofOne))),
      meanCpuMs: round(cpuMs / all.length),
    },
    summaries,
  };
}

/** A function of its own: what only filling needs can be thrown away after it. */
async function fill<Reply>(load: Run<Reply>["load"], chunks: Run<Reply>["chunks"]) {
  const loader = load();
  let cars = 0;
  let fillMs = 0;
  for await (const chunk of chunks()) {
    const start = performance.now();
    loader.push(chunk);
    fillMs += performance.now() - start;
    cars += chunk.length;
  }
  const start = performance.now();
  const engine = loader.build();
  const buildMs = Math.round(performance.now() - start);
  return { engine, cars, fillMs: Math.round(fillMs), buildMs };
}

type Summaries = [number, Summary | null][];
type Asked = Pick<ReturnType<Loader<unknown>["build"]>, "search" | "summary">;

/**
 * Searches of many shoppers in turns, so that no answer can be put together from one just given; then
 * in the order of each shopper, who turns pages and changes the order.
 */
function askAll(engine: Asked, queries: readonly SearchQuery[], budgetMs: number) {
  const summaries: Summaries = [];
  const times = new Map<number, number[]>();
  const ask = (at: number) => {
    const start = performance.now();
    const reply = engine.search(queries[at] as SearchQuery);
    return { reply, time: performance.now() - start };
  };
  const began = performance.now();
  const isLeft = () => performance.now() - began < budgetMs;
  const order = inTurns(queries.length);
  let used = process.cpuUsage();
  for (const at of order) {
    if (!isLeft() && summaries.length >= LEAST) break;
    const { reply, time } = ask(at);
    times.set(at, [time]);
    summaries.push([at, engine.summary(queries[at] as SearchQuery, reply)]);
  }
  let passes = summaries.length === queries.length ? 1 : 0;
  for (; passes > 0 && isLeft(); passes++) {
    if (passes === WARM_PASSES) {
      times.clear();
      used = process.cpuUsage();
    }
    for (const at of order) times.set(at, [...(times.get(at) ?? []), ask(at).time]);
  }
  const { user, system } = process.cpuUsage(used);
  const inOrder = passes > 0 ? queries.map((_, at) => ask(at).time) : [];
  return { times, inOrder, summaries, passes, cpuMs: (user + system) / 1000 };
}

/** 0, 16, 32, … 1, 17, …: neighbours in the file are as many places apart as there are shoppers. */
function inTurns(count: number): number[] {
  const step = Math.max(1, Math.floor(count / SHOPPERS));
  return Array.from({ length: step }, (_, first) =>
    Array.from({ length: Math.ceil((count - first) / step) }, (__, turn) => first + turn * step),
  ).flat();
}

/** What is held after everything that can be thrown away is gone. */
function memory(): { heap: number; resident: number } {
  for (let pass = 0; pass < 3; pass++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}

import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import {
  createDealerIndexBuilder,
  type DealerIndex,
  type DealerIndexBuilder,
  extendDealerIndex,
  runToCompletion,
} from "@forecourt/search-index";
import type { Log } from "@forecourt/service-kit/log";
import { packFirstImages } from "../images/image-sources.ts";
import type { ChangePage } from "../store/changes.ts";
import type { InventoryStore } from "../store.ts";
import type { IndexRatings } from "./index-ratings.ts";
import type { SyncedIndex } from "./synced-index.ts";

export interface IndexSyncOptions {
  store: Pick<InventoryStore, "latestChange" | "changesAfter" | "everyVehicle">;
  log: Log;
  /** Polling interval in milliseconds. */
  pollMs: number;
  /** Missing = vehicles are not rated. */
  ratings?: IndexRatings;
}

type IndexesByDealer = ReadonlyMap<string, DealerIndex>;

const PAGE_SIZE = 2000;

/**
 * Loads all vehicles, then polls for changes. New indexes of all dealers are published together after the
 * last change was read, and imports are single transactions, so a search never sees part of an import. If
 * the store fails, searches use the last state and polling continues.
 */
export function startIndexSync({ store, log, pollMs, ratings }: IndexSyncOptions): SyncedIndex {
  const stop = new AbortController();
  let current: { dealers: IndexesByDealer; seq: number } | null = null;
  let problem: string | null = null;
  let ratedOn: string | null = null;

  const syncOnce = async () => {
    if (current === null) {
      const { dealers, seq } = await applyChanges(
        new Map(),
        0,
        store.everyVehicle(PAGE_SIZE),
        stop.signal,
      );
      await ratings?.refresh();
      current = { dealers: await rated(dealers, new Map()), seq };
      log.info({ dealers: current.dealers.size, seq: current.seq }, "inventory loaded");
    } else {
      const latest = await store.latestChange();
      const { dealers, seq } = current;
      if (latest === seq && ![...dealers.keys()].some((id) => ratings?.isDue(id))) return;
      const next = await applyChanges(dealers, seq, changesSince(store, seq), stop.signal);
      if (latest !== seq) await ratings?.refresh();
      // An import of market prices has a change number and changes no vehicle.
      current = { dealers: await rated(next.dealers, dealers), seq: Math.max(next.seq, latest) };
      log.info({ from: seq, seq: current.seq }, "inventory index updated");
    }
  };

  const rated = (dealers: IndexesByDealer, before: IndexesByDealer) => {
    ratedOn = ratings?.day() ?? null;
    return ratings ? rateIndexes(ratings, dealers, before, stop.signal) : dealers;
  };

  const poll = async () => {
    while (!stop.signal.aborted) {
      try {
        await syncOnce();
        if (problem !== null) log.info("inventory store is available again");
        problem = null;
      } catch (error) {
        if (stop.signal.aborted) return;
        if (problem === null) log.error({ err: error }, "cannot read the inventory store");
        problem = `the store cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      }
      // Rejects only when stopped.
      await delay(pollMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  const polling = poll();
  const emptyIndex = runToCompletion(createDealerIndexBuilder().build());
  return {
    indexFor: (dealerId) => current && (current.dealers.get(dealerId) ?? emptyIndex),
    latestChange: () => current?.seq ?? null,
    ratedOn: () => ratedOn,
    isLoaded: () => current !== null,
    problem: () => problem,
    close: () => {
      stop.abort();
      return polling;
    },
  };
}

async function* changesSince(
  store: IndexSyncOptions["store"],
  seq: number,
): AsyncGenerator<ChangePage, void> {
  let page: ChangePage = { vehicles: [], seq, more: true };
  while (page.more) {
    page = await store.changesAfter(page.seq, PAGE_SIZE);
    yield page;
  }
}

/** Rates changed indexes, and indexes whose ratings are out of date. */
async function rateIndexes(
  ratings: IndexRatings,
  dealers: IndexesByDealer,
  before: IndexesByDealer,
  signal: AbortSignal,
): Promise<IndexesByDealer> {
  const all = new Map(dealers);
  for (const [id, cars] of dealers) {
    if (cars === before.get(id) && !ratings.isDue(id)) continue;
    all.set(id, await ratings.rate(id, cars, (work) => runWithYields(work, signal)));
  }
  return all;
}

/** Applies changes to the dealers' indexes. Indexes of dealers without changes are reused. */
async function applyChanges(
  dealers: IndexesByDealer,
  from: number,
  pages: AsyncIterable<ChangePage>,
  signal: AbortSignal,
): Promise<{ dealers: IndexesByDealer; seq: number }> {
  const builders = new Map<string, DealerIndexBuilder>();
  let last = from;
  for await (const { vehicles, seq } of pages) {
    signal.throwIfAborted();
    for (const vehicle of vehicles) {
      const builder =
        builders.get(vehicle.dealerId) ??
        (await runWithYields(extendDealerIndex(dealers.get(vehicle.dealerId)), signal));
      builders.set(vehicle.dealerId, builder);
      builder.push({ ...vehicle, image: packFirstImages(vehicle.imagesBySource) });
    }
    last = seq;
  }
  const changed = new Map(dealers);
  for (const [dealerId, builder] of builders) {
    changed.set(dealerId, await runWithYields(builder.build(), signal));
  }
  return { dealers: changed, seq: last };
}

/** Runs the steps of a build, serving waiting requests in between. */
async function runWithYields<T>(work: Generator<void, T, void>, signal: AbortSignal): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await nextTurn();
    signal.throwIfAborted();
  }
}

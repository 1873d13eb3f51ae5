import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import {
  createDealerIndexBuilder,
  type DealerIndex,
  type DealerIndexBuilder,
  extendDealerIndex,
  runToCompletion,
} from "@forecourt/search-index";
import type { Log } from "@forecourt/service-kit/log";
import type { ChangePage } from "../store/changes.ts";
import type { InventoryStore } from "../store.ts";
import type { SyncedIndex } from "./synced-index.ts";

export interface IndexSyncOptions {
  store: Pick<InventoryStore, "latestChange" | "changesAfter" | "everyVehicle">;
  log: Log;
  /** How long to wait between two looks for changes, in milliseconds. */
  pollMs: number;
}

type IndexesByDealer = ReadonlyMap<string, DealerIndex>;

const PAGE_SIZE = 2000;

/**
 * Reads the whole store, then what changes in it. Changes are read to their end before they are
 * shown, all dealers at once, and imports are single transactions: so a search sees an import whole
 * or not at all. While the store cannot be read, the last state is served and reading is tried again.
 */
export function startIndexSync({ store, log, pollMs }: IndexSyncOptions): SyncedIndex {
  const stop = new AbortController();
  let shown: { dealers: IndexesByDealer; seq: number } | null = null;
  let problem: string | null = null;

  const catchUp = async () => {
    if (shown === null) {
      shown = await applyChanges(new Map(), 0, store.everyVehicle(PAGE_SIZE), stop.signal);
      log.info({ dealers: shown.dealers.size, seq: shown.seq }, "inventory read");
    } else if ((await store.latestChange()) !== shown.seq) {
      const { dealers, seq } = shown;
      shown = await applyChanges(dealers, seq, changesSince(store, seq), stop.signal);
      log.info({ from: seq, seq: shown.seq }, "inventory changed");
    }
  };

  const follow = async () => {
    while (!stop.signal.aborted) {
      try {
        await catchUp();
        if (problem !== null) log.info("the inventory's store can be read again");
        problem = null;
      } catch (error) {
        if (stop.signal.aborted) return;
        if (problem === null) log.error({ err: error }, "the inventory's store cannot be read");
        problem = `the store cannot be read: ${error instanceof Error ? error.message : String(error)}`;
      }
      await pause(pollMs, stop.signal);
    }
  };

  const following = follow();
  const nothing = runToCompletion(createDealerIndexBuilder().build());
  return {
    indexFor: (dealerId) => shown && (shown.dealers.get(dealerId) ?? nothing),
    isLoaded: () => shown !== null,
    problem: () => problem,
    close: () => {
      stop.abort();
      return following;
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

/** The dealers' cars after all these changes. Dealers without any keep what they have. */
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
      builder.push(vehicle);
    }
    last = seq;
  }
  const changed = new Map(dealers);
  for (const [dealerId, builder] of builders) {
    changed.set(dealerId, await runWithYields(builder.build(), signal));
  }
  return { dealers: changed, seq: last };
}

/** Lets waiting requests be served between the steps. */
async function runWithYields<T>(work: Generator<void, T, void>, signal: AbortSignal): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    await nextTurn();
    signal.throwIfAborted();
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

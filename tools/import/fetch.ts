import { feedConfig } from "@forecourt/service-inventory/feeds/feed-config";
import { type FeedRun, runFeed } from "@forecourt/service-inventory/feeds/run-feed";
import type { InventoryTables } from "@forecourt/service-inventory/store/tables";
import type { Env } from "@forecourt/service-kit/config";
import type { Database } from "@forecourt/service-kit/db";
import { loadDealers } from "@forecourt/service-kit/dealers/load";

/** Fetches the configured feed of a store now and imports it. Returns lines for the operator, and the exit code. */
export async function fetchNow(
  database: Database<InventoryTables>,
  { dealersDir, env }: { dealersDir: string; env: Env },
  lot: { dealerId: string; storeId: string },
): Promise<{ lines: string[]; code: number }> {
  const dealers = await loadDealers(dealersDir);
  const deps = { database, dealers, dealersDir, config: feedConfig(env), now: () => new Date() };
  const run = await runFeed(deps, lot, { always: true });
  const isGood = run.trouble === null && run.kind !== "busy";
  const isWhole = run.files.every(({ state }) => state === "good");
  return { lines: linesOf(run), code: isGood && isWhole ? 0 : 1 };
}

function linesOf({ kind, trouble, files }: FeedRun): string[] {
  const read = files.map(({ name, state, detail }) =>
    state === "good" ? `${name}: imported` : `${name}: ${state}, nothing was changed: ${detail}`,
  );
  if (kind === "busy") return ["another process works on a feed of this dealer; try again later"];
  if (trouble !== null) return [...read, `not fetched: ${trouble}`];
  return read.length === 0 ? ["there is no new file"] : read;
}

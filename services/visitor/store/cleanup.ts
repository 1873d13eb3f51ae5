import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import type { Log } from "@forecourt/service-kit/log";
import { deleteExpiredPreferences } from "./buyer-preferences.ts";
import { deleteExpiredChallenges } from "./challenges.ts";
import { deleteOldEvents } from "./events.ts";
import { deleteIdleLimits } from "./sliding-window-limit.ts";
import type { VisitorTables } from "./tables.ts";

const HOUR_MS = 60 * 60_000;
/** Idempotency results per statement. */
const most = 1000;

interface CleanupDeps {
  database: Database<VisitorTables>;
  now: () => Date;
  log: Log;
}

/** Deletes expired codes, idle limits, old events, expired buyer preferences and idempotency results. */
export async function deleteExpired({ database, now }: Omit<CleanupDeps, "log">): Promise<void> {
  const time = now().getTime();
  await deleteExpiredChallenges(database.query, time - HOUR_MS);
  await deleteIdleLimits(database.query, time);
  await deleteOldEvents(database, time);
  await deleteExpiredPreferences(database.query, time);
  while ((await deleteExpiredResults(database.query, "visitor", { now: now(), most })) === most);
}

/** Deletes expired rows now and once an hour, on any number of replicas. */
export function startCleanup(deps: CleanupDeps): { close(): Promise<void> } {
  const run = () =>
    deleteExpired(deps).catch((error: unknown) =>
      deps.log.error({ err: error }, "cleanup of expired rows failed"),
    );
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

import type { Database } from "@forecourt/service-kit/db";
import { deleteExpiredResults } from "@forecourt/service-kit/idempotency/delete-expired-results";
import { deleteExpiredPreferences } from "./buyer-preferences.ts";
import { deleteExpiredChallenges } from "./challenges.ts";
import { deleteOldEvents } from "./events.ts";
import { deleteOldExposures } from "./exposures.ts";
import { deleteIdleLimits } from "./sliding-window-limit.ts";
import type { VisitorTables } from "./tables.ts";

const HOUR_MS = 60 * 60_000;

/** How often expired rows are deleted. */
export const CLEANUP_INTERVAL_MS = HOUR_MS;

/** Idempotency results per statement. */
const most = 1000;

interface CleanupDeps {
  database: Database<VisitorTables>;
  now: () => Date;
}

/** Deletes expired codes, idle limits, old events and exposures, expired buyer preferences and idempotency results. */
export async function deleteExpired({ database, now }: CleanupDeps): Promise<void> {
  const time = now().getTime();
  await deleteExpiredChallenges(database.query, time - HOUR_MS);
  await deleteIdleLimits(database.query, time);
  await deleteOldEvents(database, time);
  await deleteOldExposures(database.query, time);
  await deleteExpiredPreferences(database.query, time);
  while ((await deleteExpiredResults(database.query, "visitor", { now: now(), most })) === most);
}

import type { Database } from "@forecourt/service-kit/db";
import { deleteIdleLimits } from "@forecourt/service-kit/rate-limit/consume-or-wait";
import type { Kysely } from "kysely";
import type { ServiceTables } from "./tables.ts";

/** How often expired rows are deleted. */
export const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any difference between a store's day and the day in UTC. */
const PAST_MS = 2 * DAY_MS;

/**
 * Deletes expired visits with their contacts and links, ended holds, past days, forms that were not corrected, sent
 * notifications, and idle limits. A notification that is still to be sent keeps its data.
 */
export async function deleteExpired({ query }: Database<ServiceTables>, now: Date): Promise<void> {
  const at = now.toISOString();
  const past = new Date(now.getTime() - PAST_MS).toISOString().slice(0, 10);
  await query.deleteFrom("service_visits").where("expires_at", "<=", at).execute();
  await query
    .deleteFrom("service_visit_keys")
    .where("visit_id", "not in", query.selectFrom("service_visits").select("id"))
    .execute();
  await query.deleteFrom("service_claims").where("held_until", "<=", now.getTime()).execute();
  await query.deleteFrom("service_claims").where("day", "<", past).execute();
  await query.deleteFrom("service_closures").where("day", "<", past).execute();
  await query.deleteFrom("service_days").where("day", "<", past).execute();
  await query.deleteFrom("service_returned_forms").where("expires_at", "<=", at).execute();
  await query
    .deleteFrom("service_visit_news")
    .where("state", "=", "sent")
    .where("visit_id", "not in", query.selectFrom("service_visits").select("id"))
    .execute();
  await deleteOfNoVisit(query);
  await deleteIdleLimits(query, "service_pace", now);
}

const tablesOfVisits = [
  "service_visit_links",
  "service_visit_leads",
  "service_reminders",
  "service_outside_calls",
  "service_outside_visits",
] as const;

/** Deletes the rows of deleted visits, as soon as all notifications of the visit are sent. */
async function deleteOfNoVisit(query: Kysely<ServiceTables>): Promise<void> {
  for (const table of tablesOfVisits) {
    await query
      .deleteFrom(table)
      .where("visit_id", "not in", query.selectFrom("service_visits").select("id"))
      .where("visit_id", "not in", query.selectFrom("service_visit_news").select("visit_id"))
      .execute();
  }
}

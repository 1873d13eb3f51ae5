import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import {
  dayAfter,
  instantAt,
  minutesOfTime,
  wallTimeAt,
} from "@forecourt/domain/appointments/store-clock";
import type { Database } from "@forecourt/service-kit/db";
import type { Kysely } from "kysely";
import type { TradeTables } from "../store/tables.ts";

/** When the seller is reminded of an offer's last day; null = not at all, also where that time has passed. */
export function reminderDue(
  validUntil: string,
  { trade: { reminder }, company }: Pick<DealerConfig, "trade" | "company">,
  now: Date,
): Date | null {
  if (reminder === null) return null;
  const day = dayAfter(validUntil, -reminder.daysBefore);
  const due = instantAt({ day, minutes: minutesOfTime(reminder.time) }, company.timezone);
  return due > now ? due : null;
}

/**
 * Plans the reminder of a kept offer, in the transaction that gives it its last day. A new version moves a reminder
 * that was not sent; no seller is reminded of an offer twice. `due` null = there is none.
 */
export async function planReminder(
  query: Kysely<TradeTables>,
  { keptId, due }: { keptId: string; due: Date | null },
): Promise<void> {
  if (due === null) {
    const unsent = query.deleteFrom("trade_reminders").where("state", "!=", "sent");
    await unsent.where("kept_id", "=", keptId).execute();
    return;
  }
  const dueAt = due.toISOString();
  await query
    .insertInto("trade_reminders")
    .values({
      kept_id: keptId,
      state: "queued",
      owner: null,
      due_at: dueAt,
      attempts: 0,
      last_error: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("kept_id")
        .doUpdateSet({ due_at: dueAt, state: "queued", owner: null, attempts: 0, last_error: null })
        .where("trade_reminders.state", "!=", "sent"),
    )
    .execute();
}

/** The store's day on which a reminder is planned, for the page of its offer; empty = none is, or it was sent. */
export async function plannedReminder(
  { query }: Database<TradeTables>,
  keptId: string,
  timezone: string,
): Promise<{ remindsOn?: string }> {
  const row = await query
    .selectFrom("trade_reminders")
    .select("due_at")
    .where("kept_id", "=", keptId)
    .where("state", "!=", "sent")
    .executeTakeFirst();
  return row ? { remindsOn: wallTimeAt(new Date(row.due_at), timezone).day } : {};
}

import { randomUUID } from "node:crypto";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { dayAfter, instantAt, minutesOfTime } from "@forecourt/domain/appointments/store-clock";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Transaction } from "kysely";
import type { ServiceTables } from "../store/tables.ts";
import type { VisitTime } from "../visits/visit-content.ts";

/** When a visit's owner is reminded; null = not at all, also where that time has passed. */
export function reminderDue(
  { day }: Pick<VisitTime, "day">,
  { scheduling, company }: Pick<DealerConfig, "scheduling" | "company">,
  now: Date,
): Date | null {
  const { reminder } = scheduling;
  if (reminder === null) return null;
  const wall = { day: dayAfter(day, -reminder.daysBefore), minutes: minutesOfTime(reminder.time) };
  const due = instantAt(wall, company.timezone);
  return due > now ? due : null;
}

/** Plans the reminder of a visit in the transaction that gives it a time. It replaces an earlier reminder. */
export async function planReminder(
  transaction: Transaction<ServiceTables>,
  { visitId, time }: { visitId: string; time: VisitTime },
  { config, now }: { config: DealerConfig; now: Date },
): Promise<void> {
  await dropReminder(transaction, visitId);
  const due = reminderDue(time, config, now);
  if (due === null) return;
  await transaction
    .insertInto("service_reminders")
    .values({
      id: randomUUID(),
      visit_id: visitId,
      starts_at: time.startsAt,
      ...queuedColumns(due.toISOString()),
    })
    .execute();
}

/** For a visit that is canceled, or has no time any more. */
export async function dropReminder(
  transaction: Transaction<ServiceTables>,
  visitId: string,
): Promise<void> {
  await transaction.deleteFrom("service_reminders").where("visit_id", "=", visitId).execute();
}

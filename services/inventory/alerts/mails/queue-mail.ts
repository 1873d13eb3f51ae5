import { randomUUID } from "node:crypto";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Kysely } from "kysely";
import type { SubscriberRow } from "../../store/alert-tables.ts";
import type { InventoryTables } from "../../store/tables.ts";
import type { AlertMail } from "./alert-mail.ts";

/** Queues a mail to a subscriber. `query` is the transaction of the change that the mail reports. */
export async function queueMail(
  query: Kysely<InventoryTables>,
  { id, dealer_id, store_id }: Pick<SubscriberRow, "id" | "dealer_id" | "store_id">,
  mail: AlertMail,
  { now, dueAt = now }: { now: Date; dueAt?: Date },
): Promise<void> {
  await query
    .insertInto("inventory_alert_mails")
    .values({
      id: randomUUID(),
      dealer_id,
      store_id,
      subscriber_id: id,
      content: contentOf(mail),
      created_at: now.toISOString(),
      ...queuedColumns(dueAt.toISOString()),
    })
    .execute();
}

/** A mail as stored in the column `content`. */
export function contentOf(mail: AlertMail): string {
  return JSON.stringify(mail);
}

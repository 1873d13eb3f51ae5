import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { SubscriberRow } from "../../store/alert-tables.ts";
import type { InventoryTables } from "../../store/tables.ts";
import type { AlertMail } from "./alert-mail.ts";

/** Queues a mail of a subscriber, in the transaction that makes it. */
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
      state: "queued",
      owner: null,
      due_at: dueAt.toISOString(),
      attempts: 0,
      last_error: null,
    })
    .execute();
}

/** A mail as it is stored. */
export function contentOf(mail: AlertMail): string {
  return JSON.stringify(mail);
}

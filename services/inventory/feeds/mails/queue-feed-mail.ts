import { randomUUID } from "node:crypto";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { InventoryTables } from "../../store/tables.ts";

/** Events that the contact of a feed is notified of. */
export const FeedNotification = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("held"),
    fileName: z.string(),
    oddities: z.array(z.object({ kind: z.string(), text: z.string() })),
    release: z.string(),
  }),
  z.object({ kind: z.literal("refused"), fileName: z.string(), why: z.string() }),
  z.object({ kind: z.literal("silent"), hours: z.number(), trouble: z.string().nullable() }),
]);
export type FeedNotification = z.infer<typeof FeedNotification>;

/** Queues a mail to the contact of a feed. `query` is the transaction of the change that it reports. */
export async function queueFeedMail(
  query: Kysely<InventoryTables>,
  { dealerId, storeId }: { dealerId: string; storeId: string },
  notification: FeedNotification,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await query
    .insertInto("inventory_feed_mails")
    .values({
      id: randomUUID(),
      dealer_id: dealerId,
      store_id: storeId,
      content: JSON.stringify(notification),
      created_at: at,
      ...queuedColumns(at),
    })
    .execute();
}

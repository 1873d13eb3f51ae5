import { randomUUID } from "node:crypto";
import { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { ServiceTables } from "../store/tables.ts";
import { VisitNews } from "./visit-news.ts";

/**
 * News of a visit for the shop and the owner. `waiting` = the dealer's own system has not answered yet. `refused` = it
 * has no such time, and the visit has none. `kept` = it refused a move, so that the former time is still booked.
 */
export const ShopNews = VisitNews.extend({
  kind: z.enum(["booked", "moved", "canceled", "waiting", "refused", "kept", "reminder"]),
  /** Free times closest to one that was refused. */
  nearest: z.array(Slot).default([]),
});
export type ShopNews = z.infer<typeof ShopNews>;

/** Queues news in the transaction of what it tells. */
export async function queueShopNews(
  transaction: Transaction<ServiceTables>,
  news: ShopNews,
): Promise<void> {
  await transaction
    .insertInto("service_visit_news")
    .values({
      id: randomUUID(),
      visit_id: news.visitId,
      content: JSON.stringify(news),
      ...queuedColumns(news.at),
    })
    .execute();
}

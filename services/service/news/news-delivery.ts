import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { Deps } from "../deps.ts";
import { ShopNews } from "../visits/shop-news.ts";
import { type MailDeps, sendMail } from "./send-mail.ts";

/** Earlier news of the same visit has to be sent first. */
class EarlierNewsFirst extends Error {
  override name = "EarlierNewsFirst";
  readonly code = "earlier-news-first";
}

/** How the news of visits is mailed: of each visit in its order. */
export function newsDelivery(
  deps: MailDeps,
  { now, log }: Pick<Deps, "now" | "log">,
): DeliveryOptions {
  const { query } = deps.database;
  const table = "service_visit_news";
  const unsentOf = (visitId: string) =>
    query
      .selectFrom(table)
      .selectAll()
      .where("visit_id", "=", visitId)
      .where("state", "!=", "sent");
  return {
    outbox: leadOutbox(deps.database, { table, key: "id" }),
    now,
    log,
    async send(id) {
      const row = await query
        .selectFrom(table)
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const news = newsOf(row);
      const waiting = (await unsentOf(row.visit_id).execute()).filter((other) => other.id !== id);
      if (waiting.some((other) => newsOf(other).at < news.at)) throw new EarlierNewsFirst();
      await sendMail(deps, { id, news });
      // Those that waited for this one need not wait for their next try.
      await query
        .updateTable(table)
        .set({ due_at: now().toISOString() })
        .where("visit_id", "=", row.visit_id)
        .where("state", "=", "queued")
        .execute();
    },
  };
}

function newsOf({ content }: { content: string }): ShopNews {
  return ShopNews.parse(JSON.parse(content));
}

import type { Deps } from "../deps.ts";
import { queueOutsideCall } from "../outside/call-queue.ts";
import { dropReminder, planReminder } from "../reminders/plan-reminder.ts";
import { queueShopNews, ShopNews } from "../visits/shop-news.ts";
import type { QueueNews } from "../visits/visit-news.ts";
import { keepLink } from "./visit-links.ts";

/**
 * Queues what follows from a change of a visit, in its transaction: its mails and its reminder. Where the dealer has a
 * scheduling system of their own, the mails follow when that has answered.
 */
export function queueChange({
  dealers,
  secret,
}: Pick<Deps, "dealers"> & { secret: string }): QueueNews {
  return async (transaction, { news, token }) => {
    const { dealerId, storeId, visitId, content } = news;
    const config = dealers.current().config({ dealerId, storeId });
    if (token !== null) await keepLink(transaction, secret, { visitId, token });
    if (news.kind === "canceled") await dropReminder(transaction, visitId);
    else {
      const now = new Date(news.at);
      await planReminder(transaction, { visitId, time: content.time }, { config, now });
    }
    const known = await transaction
      .selectFrom("service_outside_visits")
      .select("visit_id")
      .where("visit_id", "=", visitId)
      .executeTakeFirst();
    const isOutside = config.scheduling.system !== null || known !== undefined;
    if (isOutside) await queueOutsideCall(transaction, news);
    // A cancellation is not confirmed.
    if (!isOutside || news.kind === "canceled") {
      await queueShopNews(transaction, ShopNews.parse(news));
    }
  };
}

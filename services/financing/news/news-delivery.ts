import type { Database } from "@forecourt/service-kit/db";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Log } from "@forecourt/service-kit/log";
import { claimNews, markNewsDone, markNewsFailed } from "../applications/news-queue.ts";
import type { FinancingTables } from "../store/tables.ts";
import type { SendNews } from "./send-news.ts";

interface NewsOptions {
  database: Database<FinancingTables>;
  sendNews: SendNews;
  now: () => Date;
  log: Log;
}

/** Mails of one call of `sendDueNews`. */
export const NEWS_BATCH = 10;

/** Sends a batch of due mails; returns how many were due. */
export async function sendDueNews(
  { database, sendNews, now, log }: NewsOptions,
  owner: string,
): Promise<number> {
  const due = await claimNews(database, { owner, most: NEWS_BATCH, now: now() });
  for (const one of due) {
    try {
      const isMailed = await sendNews(one);
      await markNewsDone(database, one, isMailed ? "sent" : "withheld");
    } catch (error) {
      const code = errorCode(error) ?? "failed";
      const { number, news } = one;
      log.warn({ number, news, code }, "mail to an applicant not sent, to be retried");
      await markNewsFailed(database, one, { owner, code, now: now() });
    }
  }
  return due.length;
}

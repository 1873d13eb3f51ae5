import type { Database } from "@forecourt/service-kit/db";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Log } from "@forecourt/service-kit/log";
import {
  claimNotifications,
  markNotificationDone,
  markNotificationFailed,
} from "../applications/notification-queue.ts";
import type { FinancingTables } from "../store/tables.ts";
import type { SendNotification } from "./send-notification.ts";

interface NewsOptions {
  database: Database<FinancingTables>;
  sendNews: SendNotification;
  now: () => Date;
  log: Log;
}

/** Mails that one call of `sendDueNotifications` sends at most. */
export const NOTIFICATION_BATCH = 10;

/** Sends a batch of due mails; returns how many were due. */
export async function sendDueNotifications(
  { database, sendNews, now, log }: NewsOptions,
  owner: string,
): Promise<number> {
  const due = await claimNotifications(database, { owner, most: NOTIFICATION_BATCH, now: now() });
  for (const one of due) {
    try {
      const isMailed = await sendNews(one);
      await markNotificationDone(database, one, isMailed ? "sent" : "withheld");
    } catch (error) {
      const code = errorCode(error) ?? "failed";
      const { number, event } = one;
      log.warn({ number, event, code }, "mail to an applicant not sent, to be retried");
      await markNotificationFailed(database, one, { owner, code, now: now() });
    }
  }
  return due.length;
}

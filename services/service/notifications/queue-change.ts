import type { Deps } from "../deps.ts";
import { queueSchedulerCall } from "../external-scheduler/call-queue.ts";
import { dropReminder, planReminder } from "../reminders/plan-reminder.ts";
import type { QueueVisitEvent } from "../visits/visit-event.ts";
import { queueNotification, VisitNotification } from "../visits/visit-notification.ts";
import { keepLink } from "./visit-links.ts";

/**
 * Queues the mails and the reminder that follow from a change of a visit, in its transaction. If the dealer has a
 * scheduling system of their own, the mails follow once that has answered.
 */
export function queueChange({
  dealers,
  secret,
}: Pick<Deps, "dealers"> & { secret: string }): QueueVisitEvent {
  return async (transaction, { event, token }) => {
    const { dealerId, storeId, visitId, content } = event;
    const config = dealers.current().config({ dealerId, storeId });
    if (token !== null) await keepLink(transaction, secret, { visitId, token });
    if (event.kind === "canceled") await dropReminder(transaction, visitId);
    else {
      const now = new Date(event.at);
      await planReminder(transaction, { visitId, time: content.time }, { config, now });
    }
    const known = await transaction
      .selectFrom("service_outside_visits")
      .select("visit_id")
      .where("visit_id", "=", visitId)
      .executeTakeFirst();
    const isOutside = config.scheduling.system !== null || known !== undefined;
    if (isOutside) await queueSchedulerCall(transaction, event);
    // A cancellation is not confirmed.
    if (!isOutside || event.kind === "canceled") {
      await queueNotification(transaction, VisitNotification.parse(event));
    }
  };
}

import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { NewEvent } from "../inspections/offer-events.ts";
import { openSheet } from "../links/sheet-address.ts";
import { planReminder, reminderDue } from "../notices/plan-reminder.ts";
import { queueNotice } from "../notices/queue-notice.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";

type KeptDeskOffer = Pick<DeskOffer, "row" | "events" | "store"> & { kept: { id: string } };

/**
 * Stores an event with the mail about it, in one transaction. Events are never changed or deleted.
 * @throws StaffError when another event was stored since the offer was read
 */
export async function appendEvent(
  { database, now, signingSecret }: DeskDeps,
  { row, kept, events, store }: KeptDeskOffer,
  { kind, content, madeBy }: NewEvent & { madeBy: string },
): Promise<void> {
  const position = events.length + 1;
  const at = now();
  await database.query.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("trade_offer_events")
      .values({
        kept_id: kept.id,
        position,
        kind,
        at: at.toISOString(),
        made_by: madeBy,
        content: JSON.stringify(content),
      })
      .onConflict((conflict) => conflict.columns(["kept_id", "position"]).doNothing())
      .returning("position")
      .executeTakeFirst();
    if (!stored) {
      throw new StaffError(
        `${row.number} was changed by another person in the meantime: look at it again`,
      );
    }
    if (kind === "revised") {
      const { validUntil } = content;
      await openSheet(transaction, signingSecret, { keptId: kept.id, validUntil });
      const due = reminderDue(validUntil, store.config, at);
      await planReminder(transaction, { keptId: kept.id, due });
    }
    const isTold =
      kind === "revised" || kind === "accepted" || (kind === "declined" && !content.bySeller);
    if (isTold) {
      await queueNotice(transaction, { keptId: kept.id, event: position, token: null, now: at });
    }
  });
}

import { randomUUID } from "node:crypto";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import type { Transaction } from "kysely";
import { openSheet } from "../sheet/sheet-address.ts";
import type { TradeTables } from "../store/tables.ts";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";
import type { NewEvent } from "./offer-events.ts";

type KeptDeskOffer = Pick<DeskOffer, "row" | "events"> & { kept: { id: string } };

/**
 * Stores an event with the mail about it, in one transaction. Events are never changed or deleted.
 * @throws StaffError when another one was stored since the offer was read
 */
export async function appendEvent(
  { database, now, signingSecret }: DeskDeps,
  { row, kept, events }: KeptDeskOffer,
  { kind, content, madeBy }: NewEvent & { madeBy: string },
): Promise<void> {
  const position = events.length + 1;
  const at = now().toISOString();
  await database.query.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("trade_offer_events")
      .values({
        kept_id: kept.id,
        position,
        kind,
        at,
        made_by: madeBy,
        content: JSON.stringify(content),
      })
      .onConflict((conflict) => conflict.columns(["kept_id", "position"]).doNothing())
      .returning("position")
      .executeTakeFirst();
    if (!stored) {
      throw new StaffError(
        `${row.number} was changed by somebody else meanwhile: look at it again`,
      );
    }
    if (kind === "revised") {
      const { validUntil } = content;
      await openSheet(transaction, signingSecret, { keptId: kept.id, validUntil });
    }
    const isTold =
      kind === "revised" || kind === "accepted" || (kind === "declined" && !content.bySeller);
    if (isTold) await queueNotice(transaction, { keptId: kept.id, event: position, at });
  });
}

async function queueNotice(
  transaction: Transaction<TradeTables>,
  { keptId, event, at }: { keptId: string; event: number; at: string },
): Promise<void> {
  await transaction
    .insertInto("trade_notices")
    .values({
      id: randomUUID(),
      kept_id: keptId,
      sequence: 0,
      starts_at: null,
      before: null,
      event,
      link_token: null,
      state: "queued",
      owner: null,
      due_at: at,
      attempts: 0,
      last_error: null,
    })
    .execute();
}

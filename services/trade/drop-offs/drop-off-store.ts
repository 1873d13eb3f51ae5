import type { Database } from "@forecourt/service-kit/db";
import type { KeptOffer } from "../kept/kept-store.ts";
import { queueNotice } from "../notices/queue-notice.ts";
import type { TradeTables } from "../store/tables.ts";

/** Drop-off of a seller's car. */
interface DropOff {
  /** Null = none is booked. */
  startsAt: string | null;
  /** Rises with every change; 0 = as the offer was kept. */
  sequence: number;
}

/** The drop-off of a kept offer as it is now. */
export async function dropOffOf(
  { query }: Database<TradeTables>,
  { row, content }: { row: Pick<KeptOffer["row"], "id">; content: KeptOffer["content"] },
): Promise<DropOff> {
  const changed = await query
    .selectFrom("trade_drop_offs")
    .selectAll()
    .where("kept_id", "=", row.id)
    .executeTakeFirst();
  if (!changed) return { startsAt: content.dropOffAt, sequence: 0 };
  return { startsAt: changed.starts_at, sequence: changed.sequence };
}

interface Change {
  kept: KeptOffer;
  /** The drop-off as it was read. */
  before: DropOff;
  /** Null = it is canceled. */
  startsAt: string | null;
  /** Token of the offer's page, for the mails. */
  token: string;
  now: Date;
}

/**
 * Stores another drop-off and queues its mails, in one transaction. False = it was changed since it was read: of any
 * number of requests with one `before`, one gets true.
 */
export async function changeDropOff(
  { query }: Database<TradeTables>,
  { kept, before, startsAt, token, now }: Change,
): Promise<boolean> {
  const sequence = before.sequence + 1;
  return query.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("trade_drop_offs")
      .values({ kept_id: kept.row.id, sequence, starts_at: startsAt })
      .onConflict((conflict) =>
        conflict
          .column("kept_id")
          .doUpdateSet({ sequence, starts_at: startsAt })
          .where("trade_drop_offs.sequence", "=", before.sequence),
      )
      .returning("kept_id")
      .executeTakeFirst();
    if (!stored) return false;
    const details = { sequence, starts_at: startsAt, before: before.startsAt };
    await queueNotice(transaction, { keptId: kept.row.id, token, now, ...details });
    return true;
  });
}

import { randomUUID } from "node:crypto";
import { queuedColumns } from "@forecourt/service-kit/lead-outbox/queued-columns";
import type { Kysely } from "kysely";
import type { NoticeRow, TradeTables } from "../store/tables.ts";

type NoticeDetails = Pick<NoticeRow, "sequence" | "starts_at" | "before" | "event" | "kept_change">;

interface Notice extends Partial<NoticeDetails> {
  keptId: string;
  /** Token of the offer's page, for the mails; null = the mails use the stored link. */
  token: string | null;
  now: Date;
}

const none: NoticeDetails = {
  sequence: 0,
  starts_at: null,
  before: null,
  event: null,
  kept_change: null,
};

/** Queues the mails about a kept offer, in the transaction that stores the change. */
export async function queueNotice(
  query: Kysely<TradeTables>,
  { keptId, token, now, ...details }: Notice,
): Promise<void> {
  await query
    .insertInto("trade_notices")
    .values({
      ...none,
      ...details,
      id: randomUUID(),
      kept_id: keptId,
      link_token: token,
      ...queuedColumns(now.toISOString()),
    })
    .execute();
}

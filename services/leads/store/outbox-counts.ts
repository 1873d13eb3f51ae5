import type { Database } from "@forecourt/service-kit/db";
import { isPending, needsOperator } from "./mail-states.ts";
import type { LeadsTables, OperatorState } from "./tables.ts";

export interface OutboxCounts {
  /** Mails that are not delivered yet, including those being sent. */
  pending: number;
  /** When the oldest pending mail was first due; null = there is none. */
  oldestPendingSince: Date | null;
  /** Without confirmations: their addresses were typed, and no lead is lost. */
  deadLettered: number;
  /** Mails of suspected spam that wait for an operator. */
  quarantined: number;
}

export async function outboxCounts({ query }: Database<LeadsTables>): Promise<OutboxCounts> {
  const pending = await query
    .selectFrom("leads_outbox")
    .select((row) => [row.fn.countAll<number>().as("mails"), row.fn.min("since").as("oldest")])
    .where(isPending)
    .executeTakeFirstOrThrow();
  const countOf = (state: OperatorState) =>
    query
      .selectFrom("leads_outbox")
      .select((row) => row.fn.countAll<number>().as("mails"))
      .where(needsOperator(state))
      .where("audience", "=", "dealer")
      .executeTakeFirstOrThrow();
  const deadLettered = await countOf("dead");
  const quarantined = await countOf("held");
  // Kysely's type omits it: the minimum of no rows is null.
  const oldest: string | null = pending.oldest;
  return {
    pending: pending.mails,
    oldestPendingSince: oldest === null ? null : new Date(oldest),
    deadLettered: deadLettered.mails,
    quarantined: quarantined.mails,
  };
}

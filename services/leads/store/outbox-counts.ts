import type { Database } from "@forecourt/service-kit/db";
import { isStopped, isWaiting } from "./mail-states.ts";
import type { LeadsTables, StoppedState } from "./tables.ts";

export interface OutboxCounts {
  /** Mails that are to be delivered, those that are just being delivered among them. */
  waiting: number;
  /** Since when the oldest of them has been tried; null = there is none. */
  waitingSince: Date | null;
  dead: number;
  /** Mails of suspected leads that wait for an operator. */
  held: number;
}

export async function outboxCounts({ query }: Database<LeadsTables>): Promise<OutboxCounts> {
  const waiting = await query
    .selectFrom("leads_outbox")
    .select((row) => [row.fn.countAll<number>().as("mails"), row.fn.min("since").as("oldest")])
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  const stopped = (state: StoppedState) =>
    query
      .selectFrom("leads_outbox")
      .select((row) => row.fn.countAll<number>().as("mails"))
      .where(isStopped(state))
      .executeTakeFirstOrThrow();
  const dead = await stopped("dead");
  const held = await stopped("held");
  // Kysely's type does not say so: of no rows at all, the least is null.
  const oldest: string | null = waiting.oldest;
  return {
    waiting: waiting.mails,
    waitingSince: oldest === null ? null : new Date(oldest),
    dead: dead.mails,
    held: held.mails,
  };
}

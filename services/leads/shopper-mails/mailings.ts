import type { Transaction } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

/**
 * Whether a mailing was ended. Its row is locked until the transaction ends, so that a mail and the end of its mailing
 * wait for each other.
 */
export async function isWithdrawn(
  query: Transaction<LeadsTables>,
  mailing: string,
  now: Date,
): Promise<boolean> {
  const used = { used_at: now.toISOString() };
  const row = await query
    .insertInto("leads_mailings")
    .values({ mailing, is_withdrawn: 0, ...used })
    .onConflict((conflict) => conflict.column("mailing").doUpdateSet(used))
    .returning("is_withdrawn")
    .executeTakeFirstOrThrow();
  return row.is_withdrawn === 1;
}

/** Ends a mailing and deletes its mails. One that is just being sent may still arrive. */
export async function withdraw(
  query: Transaction<LeadsTables>,
  mailing: string,
  now: Date,
): Promise<void> {
  const ended = { used_at: now.toISOString(), is_withdrawn: 1 as const };
  await query
    .insertInto("leads_mailings")
    .values({ mailing, ...ended })
    .onConflict((conflict) => conflict.column("mailing").doUpdateSet(ended))
    .execute();
  await query.deleteFrom("leads_outbox").where("mailing", "=", mailing).execute();
}

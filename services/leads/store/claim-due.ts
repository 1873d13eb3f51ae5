import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import { type ClaimedMail, toClaimedMail } from "./claimed-mail.ts";
import type { LeadsTables } from "./tables.ts";

export interface ClaimRequest {
  owner: string;
  now: Date;
  until: Date;
  /** Mails at most. */
  limit: number;
  /** How many more each recipient may get; `usual` where it is not named. */
  perRecipient: { usual: number; left: ReadonlyMap<string, number> };
}

/**
 * One transaction. On PostgreSQL the rows are locked while they are chosen and those that others
 * hold are passed over; SQLite has one writer at a time.
 */
export async function claimDue(
  database: Database<LeadsTables>,
  request: ClaimRequest,
): Promise<ClaimedMail[]> {
  return database.query.transaction().execute(async (transaction) => {
    const due = await dueMails(transaction, database.engine === "postgres", request);
    const ids = chosen(due, request);
    if (ids.length === 0) return [];
    const rows = await transaction
      .updateTable("leads_outbox")
      .set((row) => ({
        state: "delivering" as const,
        owner: request.owner,
        due_at: request.until.toISOString(),
        attempts: row("attempts", "+", 1),
      }))
      .where("id", "in", ids)
      .returningAll()
      .execute();
    const order = new Map(ids.map((id, index) => [id, index]));
    return rows
      .toSorted((left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0))
      .map(toClaimedMail);
  });
}

interface DueMail {
  id: string;
  recipient: string;
}

async function dueMails(
  transaction: Transaction<LeadsTables>,
  hasRowLocks: boolean,
  { owner, now, limit, perRecipient }: ClaimRequest,
): Promise<DueMail[]> {
  const full = [...perRecipient.left].filter(([, left]) => left <= 0).map(([name]) => name);
  return (
    transaction
      .selectFrom("leads_outbox")
      .select(["id", "recipient"])
      .where("state", "in", ["queued", "delivering"])
      .where("due_at", "<=", now.toISOString())
      // What the owner is at and could not prolong is still being sent.
      .where((row) => row.or([row("owner", "is", null), row("owner", "!=", owner)]))
      .$if(full.length > 0, (query) => query.where("recipient", "not in", full))
      .orderBy("due_at")
      .limit(limit)
      .$if(hasRowLocks, (query) => query.forUpdate().skipLocked())
      .execute()
  );
}

/** In their order, as many of each recipient as it may still get. */
function chosen(due: readonly DueMail[], { perRecipient }: ClaimRequest): string[] {
  const left = new Map(perRecipient.left);
  return due
    .filter(({ recipient }) => {
      const may = left.get(recipient) ?? perRecipient.usual;
      left.set(recipient, may - 1);
      return may > 0;
    })
    .map(({ id }) => id);
}

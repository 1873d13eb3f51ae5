import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import { type ClaimedMail, toClaimedMail } from "./claimed-mail.ts";
import { isPending } from "./mail-states.ts";
import type { LeadsTables, OutboxRow } from "./tables.ts";

export interface ClaimRequest {
  owner: string;
  /** Ids of the mails that the owner has: it may still be sending one whose lease it could not renew. */
  held: readonly string[];
  now: Date;
  leaseUntil: Date;
  /** Maximum number of mails. */
  limit: number;
  /** Maximum number of mails of suspected spam, within `limit`. */
  maxSuspected: number;
  /** How many more each recipient may get; `default` for a recipient without an entry. */
  perRecipient: { default: number; left: ReadonlyMap<string, number> };
}

interface MailClass {
  suspected: OutboxRow["suspected"];
  limit: number;
  /** Whether the engine can skip rows that other transactions have locked. */
  hasRowLocks: boolean;
}

/**
 * Claims due mails in one transaction: PostgreSQL locks rows, SQLite has one writer. Mails of genuine
 * leads come first; suspected spam gets the capacity that is left.
 */
export async function claimDue(
  database: Database<LeadsTables>,
  request: ClaimRequest,
): Promise<ClaimedMail[]> {
  const hasRowLocks = database.engine === "postgres";
  const { limit, maxSuspected, perRecipient } = request;
  return database.query.transaction().execute(async (transaction) => {
    const left = new Map(perRecipient.left);
    const take = async (mailClass: MailClass) =>
      mailClass.limit <= 0
        ? []
        : withinRecipientLimits(
            await dueMails(transaction, request, mailClass),
            left,
            perRecipient.default,
          );
    const genuine = await take({ suspected: 0, limit, hasRowLocks });
    const capacity = Math.min(limit - genuine.length, maxSuspected);
    const suspected = await take({ suspected: 1, limit: capacity, hasRowLocks });
    return markClaimed(transaction, [...genuine, ...suspected], request);
  });
}

async function markClaimed(
  transaction: Transaction<LeadsTables>,
  ids: readonly string[],
  { owner, leaseUntil }: ClaimRequest,
): Promise<ClaimedMail[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable("leads_outbox")
    .set((row) => ({
      state: "delivering" as const,
      owner,
      due_at: leaseUntil.toISOString(),
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "in", ids)
    .returningAll()
    .execute();
  const order = new Map(ids.map((id, index) => [id, index]));
  return rows
    .toSorted((left, right) => (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0))
    .map(toClaimedMail);
}

interface DueMail {
  id: string;
  recipient: string;
}

async function dueMails(
  transaction: Transaction<LeadsTables>,
  { held, now, perRecipient }: ClaimRequest,
  { suspected, limit, hasRowLocks }: MailClass,
): Promise<DueMail[]> {
  const full = [...perRecipient.left].filter(([, left]) => left <= 0).map(([name]) => name);
  return transaction
    .selectFrom("leads_outbox")
    .select(["id", "recipient"])
    .where(isPending)
    .where("suspected", "=", suspected)
    .where("due_at", "<=", now.toISOString())
    .$if(held.length > 0, (query) => query.where("id", "not in", held))
    .$if(full.length > 0, (query) => query.where("recipient", "not in", full))
    .orderBy("due_at")
    .limit(limit)
    .$if(hasRowLocks, (query) => query.forUpdate().skipLocked())
    .execute();
}

/** The ids of the mails within the limits of their recipients, in order; counts them in `left`. */
function withinRecipientLimits(
  due: readonly DueMail[],
  left: Map<string, number>,
  defaultLimit: number,
): string[] {
  return due
    .filter(({ recipient }) => {
      const remaining = left.get(recipient) ?? defaultLimit;
      left.set(recipient, remaining - 1);
      return remaining > 0;
    })
    .map(({ id }) => id);
}

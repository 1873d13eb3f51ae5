import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import { type ClaimedMail, toClaimedMail } from "./claimed-mail.ts";
import { isWaiting } from "./mail-states.ts";
import type { LeadsTables, OutboxRow } from "./tables.ts";

export interface ClaimRequest {
  owner: string;
  now: Date;
  until: Date;
  /** Mails at most. */
  limit: number;
  /** Of them, of suspected leads. */
  mostSuspected: number;
  /** How many more each recipient may get; `usual` where it is not named. */
  perRecipient: { usual: number; left: ReadonlyMap<string, number> };
}

interface Kind {
  suspected: OutboxRow["suspected"];
  limit: number;
  /** Rows are locked while they are chosen, and those that others hold are passed over. */
  hasRowLocks: boolean;
}

/**
 * One transaction. PostgreSQL locks rows, SQLite has one writer at a time. What of genuine leads is due
 * goes first: suspected ones get the room that is left.
 */
export async function claimDue(
  database: Database<LeadsTables>,
  request: ClaimRequest,
): Promise<ClaimedMail[]> {
  const hasRowLocks = database.engine === "postgres";
  const { limit, mostSuspected, perRecipient } = request;
  return database.query.transaction().execute(async (transaction) => {
    const left = new Map(perRecipient.left);
    const take = async (kind: Kind) =>
      kind.limit <= 0
        ? []
        : chosen(await dueMails(transaction, request, kind), left, perRecipient.usual);
    const genuine = await take({ suspected: 0, limit, hasRowLocks });
    const room = Math.min(limit - genuine.length, mostSuspected);
    const suspected = await take({ suspected: 1, limit: room, hasRowLocks });
    return claimed(transaction, [...genuine, ...suspected], request);
  });
}

async function claimed(
  transaction: Transaction<LeadsTables>,
  ids: readonly string[],
  { owner, until }: ClaimRequest,
): Promise<ClaimedMail[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable("leads_outbox")
    .set((row) => ({
      state: "delivering" as const,
      owner,
      due_at: until.toISOString(),
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
  { owner, now, perRecipient }: ClaimRequest,
  { suspected, limit, hasRowLocks }: Kind,
): Promise<DueMail[]> {
  const full = [...perRecipient.left].filter(([, left]) => left <= 0).map(([name]) => name);
  return (
    transaction
      .selectFrom("leads_outbox")
      .select(["id", "recipient"])
      .where(isWaiting)
      .where("suspected", "=", suspected)
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

/** In their order, as many of each recipient as it may still get, which `left` then says. */
function chosen(due: readonly DueMail[], left: Map<string, number>, usual: number): string[] {
  return due
    .filter(({ recipient }) => {
      const may = left.get(recipient) ?? usual;
      left.set(recipient, may - 1);
      return may > 0;
    })
    .map(({ id }) => id);
}

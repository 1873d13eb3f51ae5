import { randomUUID } from "node:crypto";
import type { Database } from "@forecourt/service-kit/db";
import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import type { LeadsTables, TextRow } from "../store/tables.ts";

/** A text message to queue with its lead. */
export interface NewText {
  leadId: string;
  dealerId: string;
  /** E.164. */
  phone: string;
  body: string;
  /**
   * Time zones in all of which it must be daylight when the text is sent, unless it follows the shopper's own action.
   */
  timeZones: readonly string[];
  createdAt: Date;
  /** The text is not sent before this moment; missing = it is sent at once. */
  dueAt?: Date;
  /** The text is not sent any more from this moment on. */
  expiresAt: Date;
}

/** A text message that one worker may send. */
export interface ClaimedText extends Omit<NewText, "leadId" | "dealerId" | "dueAt"> {
  id: string;
  failures: number;
}

/** The queue of text messages, for its workers. */
export interface TextQueue {
  /**
   * Claims the next due text; null = none is due. A text is recorded as being sent before it is sent: if the worker
   * dies in between, the text is never sent again, see `abandon`.
   */
  claim(now: Date): Promise<ClaimedText | null>;
  markSent(id: string, at: Date): Promise<void>;
  /** Sends it later; `failed` = it counts as a failure. */
  postpone(id: string, until: Date, failed: { lastError: string } | null): Promise<void>;
  /** Never sends it: `dead` = it could not be sent, `suppressed` = its number has opted out. */
  giveUp(id: string, state: "dead" | "suppressed", lastError: string): Promise<void>;
  /** Gives up texts that a worker was sending for so long that it must have died; returns how many. */
  abandon(now: Date): Promise<number>;
  hasOptedOut(phone: string): Promise<boolean>;
  /** Texts by state, for metrics. */
  counts(): Promise<{ state: TextRow["state"]; texts: number }[]>;
}

/** Longer than the provider's time-out. */
const LEASE_MS = 60_000;

// Literals, because SQLite uses a partial index only with them.
const isQueued = sql<SqlBool>`state = 'queued' and state in ('queued', 'sending')`;
const isSending = sql<SqlBool>`state = 'sending' and state in ('queued', 'sending')`;

export function createTextQueue(database: Database<LeadsTables>): TextQueue {
  const { query } = database;
  const sending = (id: string) =>
    query.updateTable("leads_texts").where("id", "=", id).where("state", "=", "sending");
  return {
    claim: (now) =>
      query
        .transaction()
        .execute((transaction) => claimNext(transaction, database.engine === "postgres", now)),
    async markSent(id, at) {
      await sending(id)
        .set({ state: "sent", sent_at: at.toISOString(), last_error: null })
        .execute();
    },
    async postpone(id, until, failed) {
      await sending(id)
        .set((row) => ({
          state: "queued",
          due_at: until.toISOString(),
          ...(failed && { last_error: failed.lastError, failures: row("failures", "+", 1) }),
        }))
        .execute();
    },
    async giveUp(id, state, lastError) {
      await sending(id).set({ state, last_error: lastError }).execute();
    },
    async abandon(now) {
      const { numUpdatedRows } = await query
        .updateTable("leads_texts")
        .set({ state: "dead", last_error: "interrupted while it was being sent" })
        .where(isSending)
        .where("due_at", "<=", now.toISOString())
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    hasOptedOut: (phone) => hasOptedOut(query, phone),
    counts() {
      return query
        .selectFrom("leads_texts")
        .select((row) => ["state", row.fn.countAll<number>().as("texts")])
        .groupBy("state")
        .execute();
    },
  };
}

async function claimNext(
  transaction: Transaction<LeadsTables>,
  hasRowLocks: boolean,
  now: Date,
): Promise<ClaimedText | null> {
  const next = await transaction
    .selectFrom("leads_texts")
    .selectAll()
    .where(isQueued)
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(1)
    .$if(hasRowLocks, (select) => select.forUpdate().skipLocked())
    .executeTakeFirst();
  if (!next) return null;
  const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString();
  await transaction
    .updateTable("leads_texts")
    .set({ state: "sending", due_at: leaseUntil })
    .where("id", "=", next.id)
    .execute();
  return {
    id: next.id,
    phone: next.phone,
    body: next.body,
    timeZones: next.time_zones.split(" "),
    createdAt: new Date(next.created_at),
    expiresAt: new Date(next.expires_at),
    failures: next.failures,
  };
}

/** Queues a text in the transaction of its lead. */
export async function insertText(query: Kysely<LeadsTables>, text: NewText): Promise<void> {
  await query
    .insertInto("leads_texts")
    .values({
      id: randomUUID(),
      lead_id: text.leadId,
      dealer_id: text.dealerId,
      phone: text.phone,
      body: text.body,
      time_zones: text.timeZones.join(" "),
      created_at: text.createdAt.toISOString(),
      expires_at: text.expiresAt.toISOString(),
      state: "queued",
      due_at: (text.dueAt ?? text.createdAt).toISOString(),
      failures: 0,
      last_error: null,
      sent_at: null,
    })
    .execute();
}

export async function hasOptedOut(query: Kysely<LeadsTables>, phone: string): Promise<boolean> {
  const row = await query
    .selectFrom("leads_text_opt_outs")
    .select("phone")
    .where("phone", "=", phone)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Database } from "@forecourt/service-kit/db";
import { type ClaimRequest, claimDue } from "./claim-due.ts";
import type { ClaimedMail } from "./claimed-mail.ts";
import { isDelivering, isPending } from "./mail-states.ts";
import { type OutboxCounts, outboxCounts } from "./outbox-counts.ts";
import type { LeadsTables } from "./tables.ts";

/** Data to record about a mail that could not be sent. */
export interface DeliveryFailure {
  lastError: string;
  /** When to retry; null = dead-letter it. */
  dueAt: Date | null;
}

/** The queue of mails, for delivery workers. */
export interface Outbox {
  /**
   * Claims due mails for `owner`, with a lease until `leaseUntil`: genuine leads first, then the oldest. No worker gets
   * a mail before its lease has expired. After that any worker can, its owner too: the answer to the first claim may
   * have been lost with the connection.
   */
  claim(request: ClaimRequest): Promise<ClaimedMail[]>;
  /** Extends the leases that `owner` has on these mails. */
  renew(ids: readonly string[], owner: string, until: Date): Promise<void>;
  /** Records that a mail was sent, even if another owner has claimed it meanwhile. */
  markDelivered(id: string, at: Date): Promise<void>;
  /** Records a failure, unless another owner has claimed the mail meanwhile. */
  markFailed(id: string, owner: string, failure: DeliveryFailure): Promise<void>;
  /** Returns unsent mails to the queue, due at once. */
  release(ids: readonly string[], owner: string, now: Date): Promise<void>;
  /** Dead-letters queued mails that were first due at `since` or earlier; returns how many. */
  deadLetterOlderThan(since: Date, lastError: string): Promise<number>;
  counts(): Promise<OutboxCounts>;
}

export function createOutbox(database: Database<LeadsTables>): Outbox {
  const { query } = database;
  const claimedBy = (owner: string) =>
    query.updateTable("leads_outbox").where(isDelivering).where("owner", "=", owner);
  return {
    claim: (request) => claimDue(database, request),
    async renew(ids, owner, until) {
      if (ids.length === 0) return;
      await claimedBy(owner).set({ due_at: until.toISOString() }).where("id", "in", ids).execute();
    },
    async markDelivered(id, at) {
      await query
        .updateTable("leads_outbox")
        .set({ state: "delivered", delivered_at: at.toISOString(), owner: null, last_error: null })
        .where("id", "=", id)
        .where("state", "!=", "delivered")
        .execute();
    },
    async markFailed(id, owner, { lastError, dueAt }) {
      await claimedBy(owner)
        .set((row) => ({
          owner: null,
          last_error: lastError,
          failures: row("failures", "+", 1),
          ...(dueAt === null
            ? { state: "dead" as const }
            : { state: "queued" as const, due_at: dueAt.toISOString() }),
        }))
        .where("id", "=", id)
        .execute();
    },
    async release(ids, owner, now) {
      if (ids.length === 0) return;
      await claimedBy(owner)
        .set({ state: "queued", owner: null, due_at: now.toISOString() })
        .where("id", "in", ids)
        .execute();
    },
    async deadLetterOlderThan(since, lastError) {
      const { numUpdatedRows } = await query
        .updateTable("leads_outbox")
        .set({ state: "dead", last_error: lastError })
        .where(isPending)
        .where("state", "=", "queued")
        .where("since", "<=", since.toISOString())
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    counts: () => outboxCounts(database),
  };
}

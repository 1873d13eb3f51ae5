import type { Database } from "@forecourt/service-kit/db";
import { type ClaimRequest, claimDue } from "./claim-due.ts";
import type { ClaimedMail } from "./claimed-mail.ts";
import { isBeingDelivered, isWaiting } from "./mail-states.ts";
import { type OutboxCounts, outboxCounts } from "./outbox-counts.ts";
import type { LeadsTables } from "./tables.ts";

/** What becomes of a mail that could not be delivered. */
export interface Failed {
  lastError: string;
  /** When to try again; null = no more, it is dead. */
  dueAt: Date | null;
}

/** The mails that wait to be delivered, as whoever delivers them sees them. */
export interface Outbox {
  /**
   * Takes mails that are due for `owner`, who has them until `until`: those of genuine leads first,
   * and of either the oldest first. No two owners get the same mail, until the first one's time has
   * run out.
   */
  claim(request: ClaimRequest): Promise<ClaimedMail[]>;
  /** Prolongs everything that `owner` has. */
  renew(owner: string, until: Date): Promise<void>;
  /** Records that a mail was delivered, whoever has it by now: it was. */
  delivered(id: string, at: Date): Promise<void>;
  /** Records a failure, unless somebody else has the mail by now. */
  failed(id: string, owner: string, failure: Failed): Promise<void>;
  /** Gives mails back as they were, to be tried by anyone at once. */
  release(ids: readonly string[], owner: string, now: Date): Promise<void>;
  /** Gives up mails that have been tried since before `since`. */
  expire(since: Date, lastError: string): Promise<number>;
  counts(): Promise<OutboxCounts>;
}

export function createOutbox(database: Database<LeadsTables>): Outbox {
  const { query } = database;
  const mine = (owner: string) =>
    query.updateTable("leads_outbox").where(isBeingDelivered).where("owner", "=", owner);
  return {
    claim: (request) => claimDue(database, request),
    async renew(owner, until) {
      await mine(owner).set({ due_at: until.toISOString() }).execute();
    },
    async delivered(id, at) {
      await query
        .updateTable("leads_outbox")
        .set({ state: "delivered", delivered_at: at.toISOString(), owner: null, last_error: null })
        .where("id", "=", id)
        .where("state", "!=", "delivered")
        .execute();
    },
    async failed(id, owner, { lastError, dueAt }) {
      await mine(owner)
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
      await mine(owner)
        .set({ state: "queued", owner: null, due_at: now.toISOString() })
        .where("id", "in", ids)
        .execute();
    },
    async expire(since, lastError) {
      const { numUpdatedRows } = await query
        .updateTable("leads_outbox")
        .set({ state: "dead", last_error: lastError })
        .where(isWaiting)
        .where("state", "=", "queued")
        .where("since", "<=", since.toISOString())
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    counts: () => outboxCounts(database),
  };
}

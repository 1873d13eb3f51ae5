import type { Database } from "@forecourt/service-kit/db";
import { isStopped } from "./mail-states.ts";
import type { LeadsTables, StoppedState } from "./tables.ts";

/** A mail that waits for an operator. */
export interface StoppedMail {
  id: string;
  dealerId: string;
  storeId: string;
  form: string;
  receiptNumber: string;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  suspicion: string;
  /** Personal: who gets it, and what it says. */
  recipient: string;
  subject: string;
  content: string;
}

/** What operators do with mails that were given up, or that are held back. */
export interface Operator {
  /** Oldest first. */
  mails(state: StoppedState): Promise<StoppedMail[]>;
  /**
   * Has mails tried again as if they were new, but with their Message-ID; `ids` null = all. Gives how
   * many; what is in another state is left as it is.
   */
  sendAgain(state: StoppedState, ids: readonly string[] | null, now: Date): Promise<number>;
}

export function createOperator({ query }: Database<LeadsTables>): Operator {
  return {
    async mails(state) {
      const rows = await query
        .selectFrom("leads_outbox as mail")
        .innerJoin("leads_leads as lead", "lead.id", "mail.lead_id")
        .selectAll("mail")
        .select(["lead.store_id", "lead.form", "lead.receipt_number", "lead.suspicion"])
        .where(isStopped(state))
        .orderBy("mail.created_at")
        .orderBy("mail.id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        dealerId: row.dealer_id,
        storeId: row.store_id,
        form: row.form,
        receiptNumber: row.receipt_number,
        createdAt: new Date(row.created_at),
        attempts: row.attempts,
        lastError: row.last_error,
        suspicion: row.suspicion,
        recipient: row.recipient,
        subject: row.subject,
        content: row.content,
      }));
    },
    async sendAgain(state, ids, now) {
      const at = now.toISOString();
      const { numUpdatedRows } = await query
        .updateTable("leads_outbox")
        .set({ state: "queued", owner: null, since: at, due_at: at, failures: 0 })
        .where(isStopped(state))
        .$if(ids !== null, (update) => update.where("id", "in", ids ?? []))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

import type { Database } from "@forecourt/service-kit/db";
import { needsOperator } from "./mail-states.ts";
import type { LeadsTables, OperatorState } from "./tables.ts";

/** A dead-lettered or quarantined mail. */
export interface OperatorMail {
  id: string;
  dealerId: string;
  storeId: string;
  form: string;
  receiptNumber: string;
  createdAt: Date;
  attempts: number;
  lastError: string | null;
  spamReasons: string;
  /** Personal data, like `subject` and `content`. */
  recipient: string;
  subject: string;
  content: string;
}

/** Actions of operators on dead-lettered and quarantined mails. */
export interface Operator {
  /** Oldest first. */
  mails(state: OperatorState): Promise<OperatorMail[]>;
  /**
   * Queues mails again like new ones, with the same Message-ID; `ids` null = all in `state`. Mails in
   * another state are not changed. Returns how many were queued.
   */
  requeue(state: OperatorState, ids: readonly string[] | null, now: Date): Promise<number>;
}

export function createOperator({ query }: Database<LeadsTables>): Operator {
  return {
    async mails(state) {
      const rows = await query
        .selectFrom("leads_outbox as mail")
        .innerJoin("leads_leads as lead", "lead.id", "mail.lead_id")
        .selectAll("mail")
        .select(["lead.store_id", "lead.form", "lead.receipt_number", "lead.suspicion"])
        .where(needsOperator(state))
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
        spamReasons: row.suspicion,
        recipient: row.recipient,
        subject: row.subject,
        content: row.content,
      }));
    },
    async requeue(state, ids, now) {
      const at = now.toISOString();
      const { numUpdatedRows } = await query
        .updateTable("leads_outbox")
        .set({ state: "queued", owner: null, since: at, due_at: at, failures: 0 })
        .where(needsOperator(state))
        .$if(ids !== null, (update) => update.where("id", "in", ids ?? []))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

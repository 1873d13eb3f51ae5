import type { Database } from "@forecourt/service-kit/db";
import type { LeadsTables } from "../store/tables.ts";

/** A text message that was not sent, or perhaps not. */
export interface DeadText {
  id: string;
  dealerId: string;
  storeId: string;
  form: string;
  receiptNumber: string;
  createdAt: Date;
  /** When the text becomes useless to the shopper. */
  expiresAt: Date;
  failures: number;
  lastError: string | null;
  /** Personal data, like `body`. */
  phone: string;
  body: string;
}

/** Actions of operators on dead-lettered text messages. */
export interface TextOperator {
  /** Oldest first. */
  deadTexts(): Promise<DeadText[]>;
  /**
   * Queues dead-lettered texts again; `ids` null = all. Expired texts, and texts in another state, are not changed. A
   * number that has opted out gets none. Returns how many were queued.
   */
  requeueTexts(ids: readonly string[] | null, now: Date): Promise<number>;
}

export function createTextOperator({ query }: Database<LeadsTables>): TextOperator {
  return {
    async deadTexts() {
      const rows = await query
        .selectFrom("leads_texts as text")
        .innerJoin("leads_leads as lead", "lead.id", "text.lead_id")
        .selectAll("text")
        .select(["lead.store_id", "lead.form", "lead.receipt_number"])
        .where("text.state", "=", "dead")
        .orderBy("text.created_at")
        .orderBy("text.id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        dealerId: row.dealer_id,
        storeId: row.store_id,
        form: row.form,
        receiptNumber: row.receipt_number,
        createdAt: new Date(row.created_at),
        expiresAt: new Date(row.expires_at),
        failures: row.failures,
        lastError: row.last_error,
        phone: row.phone,
        body: row.body,
      }));
    },
    async requeueTexts(ids, now) {
      const at = now.toISOString();
      const { numUpdatedRows } = await query
        .updateTable("leads_texts")
        .set({ state: "queued", due_at: at, failures: 0 })
        .where("state", "=", "dead")
        .where("expires_at", ">", at)
        .$if(ids !== null, (update) => update.where("id", "in", ids ?? []))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

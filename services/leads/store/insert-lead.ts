import { randomBytes, randomUUID } from "node:crypto";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { Transaction } from "kysely";
import { receiptNumber } from "./receipt-number.ts";
import type { LeadsTables } from "./tables.ts";

/** A lead that is not stored yet. */
export interface NewLead {
  dealerId: string;
  storeId: string;
  form: LeadForm;
  /** Null = a plain lead without a template. */
  template: LeadTemplate | null;
  /** The request body without anti-spam fields; stored as JSON. */
  payload: unknown;
  /** Why the lead may be spam; empty = no sign of it. */
  spamReasons: readonly string[];
  /** Language of the page that sent the lead, and of the lead's mails; null = English. */
  language: string | null;
}

/** A lead with the fields that the store adds to it. */
export interface StoredLead extends NewLead {
  /** A UUID; the same in every mail of the lead. */
  id: string;
  receipt: Receipt;
  receivedAt: Date;
}

/** With a million numbers of a dealer used, the second draw is free almost always. */
const MAX_DRAWS = 20;

/** Inserts a lead with a new id, token and receipt number. */
export async function insertLead(
  transaction: Transaction<LeadsTables>,
  lead: NewLead,
  receivedAt: Date,
): Promise<StoredLead> {
  const id = randomUUID();
  const token = randomBytes(24).toString("base64url");
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const number = receiptNumber();
    const inserted = await transaction
      .insertInto("leads_leads")
      .values({
        id,
        dealer_id: lead.dealerId,
        store_id: lead.storeId,
        form: lead.form,
        template: lead.template,
        received_at: receivedAt.toISOString(),
        payload: JSON.stringify(lead.payload),
        receipt_number: number,
        token,
        suspicion: JSON.stringify(lead.spamReasons),
        language: lead.language,
      })
      .onConflict((conflict) => conflict.columns(["dealer_id", "receipt_number"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) return { ...lead, id, receipt: { number, token }, receivedAt };
  }
  throw new Error(`no free receipt number in ${MAX_DRAWS} draws`);
}

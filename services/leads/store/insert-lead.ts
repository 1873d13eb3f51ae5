import { randomBytes, randomUUID } from "node:crypto";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Receipt } from "@forecourt/contracts/leads/send";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { Transaction } from "kysely";
import { outboxRow } from "./outbox-row.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { receiptNumber } from "./receipt-number.ts";
import type { LeadsTables } from "./tables.ts";

/** A lead as it came in, and whose it is. */
export interface NewLead {
  dealerId: string;
  storeId: string;
  form: LeadForm;
  /** Null = it was sent as it is, not by a template. */
  template: LeadTemplate | null;
  /** What was sent, as JSON can hold it. */
  payload: unknown;
  /** Why this may not be a person's; empty = nothing speaks against it. */
  suspicion: readonly string[];
}

/** A lead with what the store gives it. */
export interface NumberedLead extends NewLead {
  /** Stays the same however often the lead is sent. */
  id: string;
  receipt: Receipt;
  receivedAt: Date;
}

/** A lead with everything that is committed together with it. */
export interface Inquiry {
  lead: NewLead;
  /**
   * Composes the mails and counts what limits allow; what this throws takes all back. Nothing slow: the
   * transaction waits.
   */
  mails(
    lead: NumberedLead,
    transaction: Transaction<LeadsTables>,
  ): Promise<readonly OutgoingMail[]> | readonly OutgoingMail[];
  /** What else is to be written with it, such as a booked time; what this throws takes all back. */
  alongside?(transaction: Transaction<LeadsTables>, lead: NumberedLead): Promise<void>;
}

/** Numbers of one dealer are drawn until one is free; with a million taken, two draws are plenty. */
const MOST_DRAWS = 20;

/** Writes an inquiry: the lead, its mails, and what goes with it. */
export async function acceptLead(
  transaction: Transaction<LeadsTables>,
  { lead, mails, alongside }: Inquiry,
  { receivedAt, messageIdHost }: { receivedAt: Date; messageIdHost: string },
): Promise<Receipt> {
  const numbered = await insertLead(transaction, lead, receivedAt);
  // Late, because others of the same recipient wait from here on until this is committed.
  const composed = await mails(numbered, transaction);
  const rows = composed.map((mail) => outboxRow(numbered, mail, messageIdHost));
  if (rows.length > 0) await transaction.insertInto("leads_outbox").values(rows).execute();
  await alongside?.(transaction, numbered);
  return numbered.receipt;
}

async function insertLead(
  transaction: Transaction<LeadsTables>,
  lead: NewLead,
  receivedAt: Date,
): Promise<NumberedLead> {
  const id = randomUUID();
  const token = randomBytes(24).toString("base64url");
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
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
        suspicion: JSON.stringify(lead.suspicion),
      })
      .onConflict((conflict) => conflict.columns(["dealer_id", "receipt_number"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) return { ...lead, id, receipt: { number, token }, receivedAt };
  }
  throw new Error(`no free receipt number was found in ${MOST_DRAWS} draws`);
}

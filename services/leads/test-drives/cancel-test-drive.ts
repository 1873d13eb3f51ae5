import { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { NumberedLead } from "../store/insert-lead.ts";
import { outboxRow } from "../store/outbox-row.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";

export interface DriveCancellation {
  dealerId: string;
  /** Of the inquiry that booked it. */
  token: string;
  now: Date;
  /** Composes what the store is told of a drive that is cancelled; what this throws takes all back. */
  mails(
    cancelled: { lead: NumberedLead; start: Date },
    transaction: Transaction<LeadsTables>,
  ): Promise<readonly OutgoingMail[]>;
}

/** `none`: no drive of this inquiry is still to come. `again`: it was cancelled before. */
export type CancelOutcome = "cancelled" | "again" | "none";

/**
 * Frees the time that an inquiry booked, keeps what it was, and writes the mails, in one transaction. Of
 * any number who cancel at once, on any number of replicas, one does it.
 */
export async function cancelDrive(
  database: Database<LeadsTables>,
  { dealerId, token, now, mails }: DriveCancellation,
  messageIdHost: string,
): Promise<CancelOutcome> {
  return database.query.transaction().execute(async (transaction) => {
    const lead = await numberedLead(transaction, dealerId, token);
    if (!lead) return "none";
    const drive = await transaction
      .deleteFrom("leads_test_drives")
      .where("lead_id", "=", lead.id)
      .where("starts_at", ">", now.toISOString())
      .returning(["vin", "starts_at"])
      .executeTakeFirst();
    if (!drive) return (await isCancelled(transaction, lead.id)) ? "again" : "none";
    await transaction
      .insertInto("leads_cancelled_drives")
      .values({ ...drive, lead_id: lead.id, cancelled_at: now.toISOString() })
      .execute();
    const composed = await mails({ lead, start: new Date(drive.starts_at) }, transaction);
    const rows = composed.map((mail) =>
      outboxRow({ ...lead, receivedAt: now }, mail, messageIdHost),
    );
    await transaction.insertInto("leads_outbox").values(rows).execute();
    return "cancelled";
  });
}

async function numberedLead(
  transaction: Transaction<LeadsTables>,
  dealerId: string,
  token: string,
): Promise<NumberedLead | null> {
  const row = await transaction
    .selectFrom("leads_leads")
    .selectAll()
    .where("token", "=", token)
    .where("dealer_id", "=", dealerId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    dealerId: row.dealer_id,
    storeId: row.store_id,
    form: LeadForm.parse(row.form),
    template: LeadTemplate.nullable().parse(row.template),
    payload: JSON.parse(row.payload),
    suspicion: z.array(z.string()).parse(JSON.parse(row.suspicion)),
    receipt: { number: row.receipt_number, token: row.token },
    receivedAt: new Date(row.received_at),
  };
}

async function isCancelled(transaction: Transaction<LeadsTables>, leadId: string) {
  const row = await transaction
    .selectFrom("leads_cancelled_drives")
    .select("lead_id")
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row !== undefined;
}

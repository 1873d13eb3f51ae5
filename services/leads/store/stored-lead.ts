import { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { StoredLead } from "./insert-lead.ts";
import type { LeadsTables } from "./tables.ts";

/** A dealer's lead with its payload, by the token of its inquiry; null = there is none. */
export async function storedLeadByToken(
  query: Kysely<LeadsTables>,
  dealerId: string,
  token: string,
): Promise<StoredLead | null> {
  const row = await query
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
    spamReasons: z.array(z.string()).parse(JSON.parse(row.suspicion)),
    language: row.language,
    receipt: { number: row.receipt_number, token: row.token },
    receivedAt: new Date(row.received_at),
  };
}

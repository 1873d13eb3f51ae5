import { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Database } from "@forecourt/service-kit/db";
import { z } from "zod";
import type { LeadsTables } from "./tables.ts";
import { type CarNamed, carNamed } from "./vehicle-of-lead.ts";

/** How an inquiry stands; nothing of who sent it. */
export interface KeptInquiry {
  id: string;
  storeId: string;
  form: LeadForm;
  number: string;
  receivedAt: Date;
  /** When the last of its mails was delivered; null while one is not, or when it has none. */
  deliveredAt: Date | null;
  /** The car that it is about; null = it names none that has pages. */
  car: CarNamed | null;
}

export async function leadByToken(
  database: Database<LeadsTables>,
  dealerId: string,
  token: string,
): Promise<KeptInquiry | null> {
  const lead = await database.query
    .selectFrom("leads_leads")
    .select(["id", "store_id", "form", "receipt_number", "received_at", "payload"])
    .where("token", "=", token)
    .where("dealer_id", "=", dealerId)
    .executeTakeFirst();
  if (!lead) return null;
  const mails = await database.query
    .selectFrom("leads_outbox")
    .select("delivered_at")
    .where("lead_id", "=", lead.id)
    .execute();
  return {
    id: lead.id,
    storeId: lead.store_id,
    form: LeadForm.parse(lead.form),
    number: lead.receipt_number,
    receivedAt: new Date(lead.received_at),
    deliveredAt: lastOf(mails.map(({ delivered_at }) => delivered_at)),
    car: carNamed(About.parse(JSON.parse(lead.payload)).vehicle),
  };
}

const About = z.object({ vehicle: z.unknown().optional() });

/** ISO timestamps, of which null is one that has not come. */
function lastOf(times: readonly (string | null)[]): Date | null {
  const come = times.filter((time) => time !== null);
  if (come.length === 0 || come.length < times.length) return null;
  return new Date(Math.max(...come.map((time) => Date.parse(time))));
}

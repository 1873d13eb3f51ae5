import {
  type ContactTopicId,
  contactTopicIds,
} from "@forecourt/contracts/areas/company/contact-topics";
import { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import type { Database } from "@forecourt/service-kit/db";
import { z } from "zod";
import type { LeadsTables } from "./tables.ts";
import { type LeadVehicleRef, vehicleOfLead } from "./vehicle-of-lead.ts";

/** The state of an inquiry, without personal data. */
export interface StoredInquiry {
  id: string;
  storeId: string;
  form: LeadForm;
  /** The topic of a message; null = it has none. */
  topic: ContactTopicId | null;
  /** The position of an application; null = it is none, or names none. */
  position: string | null;
  /** The slug of the person whom a message is for; null = it names none. */
  member: string | null;
  number: string;
  receivedAt: Date;
  /** When its last mail to the dealer was delivered; null = some is not delivered yet, or there is none. */
  deliveredAt: Date | null;
  /** Null = it names no vehicle that has a page. */
  vehicle: LeadVehicleRef | null;
}

export async function leadByToken(
  database: Database<LeadsTables>,
  dealerId: string,
  token: string,
): Promise<StoredInquiry | null> {
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
    .where("audience", "=", "dealer")
    .execute();
  const { topic, position, member, vehicle } = Payload.parse(JSON.parse(lead.payload));
  return {
    id: lead.id,
    storeId: lead.store_id,
    form: LeadForm.parse(lead.form),
    topic: contactTopicIds.find((id) => id === topic) ?? null,
    position: position === "" ? null : position,
    member,
    number: lead.receipt_number,
    receivedAt: new Date(lead.received_at),
    deliveredAt: latest(mails.map(({ delivered_at }) => delivered_at)),
    vehicle: vehicleOfLead(vehicle),
  };
}

const Payload = z.object({
  topic: z.unknown().optional(),
  position: z.string().nullable().default(null).catch(null),
  member: z.string().nullable().default(null).catch(null),
  vehicle: z.unknown().optional(),
});

/** The latest of ISO timestamps; null if any is null, or there are none. */
function latest(times: readonly (string | null)[]): Date | null {
  const present = times.filter((time) => time !== null);
  if (present.length === 0 || present.length < times.length) return null;
  return new Date(Math.max(...present.map((time) => Date.parse(time))));
}

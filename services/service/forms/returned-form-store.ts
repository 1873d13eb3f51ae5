import { ReturnedVisitForm } from "@forecourt/contracts/areas/service/visit-parts";
import type { Database } from "@forecourt/service-kit/db";
import type { ServiceTables } from "../store/tables.ts";

/** The redirect to the page takes a moment, a correction a few minutes. */
const STORED_MS = 30 * 60 * 1000;

/** Fields that are not typed. */
const notTyped = ["formToken", "website", "contactConsent"];

/** Stores the fields of a form that was not accepted, for its page. The last form counts. */
export async function insertReturnedForm(
  { query }: Database<ServiceTables>,
  { visitId, form, now }: { visitId: string; form: ReturnedVisitForm; now: Date },
): Promise<void> {
  const typed = Object.entries(form.fields).filter(([name]) => !notTyped.includes(name));
  const row = {
    visit_id: visitId,
    expires_at: new Date(now.getTime() + STORED_MS).toISOString(),
    content: JSON.stringify({ ...form, fields: Object.fromEntries(typed) }),
  };
  await query
    .insertInto("service_returned_forms")
    .values(row)
    .onConflict((conflict) => conflict.column("visit_id").doUpdateSet(row))
    .execute();
}

/** Null = the last form was accepted, or it is too old. */
export async function returnedFormOf(
  { query }: Database<ServiceTables>,
  { visitId, now }: { visitId: string; now: Date },
): Promise<ReturnedVisitForm | null> {
  const row = await query
    .selectFrom("service_returned_forms")
    .select("content")
    .where("visit_id", "=", visitId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? ReturnedVisitForm.parse(JSON.parse(row.content)) : null;
}

export async function deleteReturnedForm(
  { query }: Database<ServiceTables>,
  visitId: string,
): Promise<void> {
  await query.deleteFrom("service_returned_forms").where("visit_id", "=", visitId).execute();
}

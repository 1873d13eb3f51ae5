import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import type { Database } from "@forecourt/service-kit/db";
import type { TradeTables } from "../store/tables.ts";

export type ReturnedForm = NonNullable<TradeOfferPage["returned"]>;

/** The redirect to the page takes a moment, a correction a few minutes. */
const STORED_MS = 30 * 60 * 1000;

/** Hidden fields of the form. */
const notTyped = ["offer", "formToken", "website", "contactConsent", "back"];

/** Stores the fields of a form that was not accepted, for its page. The last form counts. */
export async function insertReturnedForm(
  { query }: Database<TradeTables>,
  { appraisalId, form, now }: { appraisalId: string; form: ReturnedForm; now: Date },
): Promise<void> {
  const typed = Object.entries(form.fields).filter(([name]) => !notTyped.includes(name));
  const row = {
    appraisal_id: appraisalId,
    expires_at: new Date(now.getTime() + STORED_MS).toISOString(),
    content: JSON.stringify({ ...form, fields: Object.fromEntries(typed) }),
  };
  await query
    .insertInto("trade_returned_forms")
    .values(row)
    .onConflict((conflict) => conflict.column("appraisal_id").doUpdateSet(row))
    .execute();
}

/** Null = the last form was accepted, or it is too old. */
export async function returnedFormOf(
  { query }: Database<TradeTables>,
  { appraisalId, now }: { appraisalId: string; now: Date },
): Promise<ReturnedForm | null> {
  const row = await query
    .selectFrom("trade_returned_forms")
    .select("content")
    .where("appraisal_id", "=", appraisalId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ? (JSON.parse(row.content) as ReturnedForm) : null;
}

export async function deleteReturnedForm(
  { query }: Database<TradeTables>,
  appraisalId: string,
): Promise<void> {
  await query.deleteFrom("trade_returned_forms").where("appraisal_id", "=", appraisalId).execute();
}

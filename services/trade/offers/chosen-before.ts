import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import type { Database } from "@forecourt/service-kit/db";
import type { AppraisalRow, TradeTables } from "../store/tables.ts";
import { offeredKinds, type StoredResult } from "./stored-offer.ts";

/** The kind of payment that counted in the appraisal's newest offer with several kinds; null = no such offer. */
export async function chosenBefore(
  { query }: Database<TradeTables>,
  { id }: Pick<AppraisalRow, "id">,
): Promise<PayoutOption | null> {
  const rows = await query
    .selectFrom("trade_offers")
    .select(["result", "selected_payment"])
    .where("appraisal_id", "=", id)
    .orderBy("made_at", "desc")
    .execute();
  const chosen = rows.find(
    ({ result }) => offeredKinds(JSON.parse(result) as StoredResult).length > 1,
  );
  return (chosen?.selected_payment ?? null) as PayoutOption | null;
}

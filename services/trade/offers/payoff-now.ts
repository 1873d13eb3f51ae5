import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import type { Database } from "@forecourt/service-kit/db";
import type { DeskOffer } from "../desk/desk-offers.ts";
import type { TradeTables } from "../store/tables.ts";

/** Payoff of a kept offer, which its seller may have corrected since they kept it; null = nothing is known. */
export async function payoffNow(
  { query }: Database<TradeTables>,
  { kept, row }: Pick<DeskOffer, "kept" | "row">,
): Promise<Payoff | null> {
  if (kept === null) return null;
  const { payoff } = await query
    .selectFrom("trade_appraisals")
    .select("payoff")
    .where("id", "=", row.appraisal_id)
    .executeTakeFirstOrThrow();
  return payoff === null ? null : Payoff.parse(JSON.parse(payoff));
}

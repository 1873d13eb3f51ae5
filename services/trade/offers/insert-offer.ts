import type { Database } from "@forecourt/service-kit/db";
import type { OfferRules } from "../offer/offer-input.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";

/**
 * Stores an offer with its rules. Of two offers for the same revision on the same day, the first one counts, unless it
 * had no value.
 */
export async function insertOffer(
  { query }: Database<TradeTables>,
  row: OfferRow,
  rules: OfferRules,
): Promise<void> {
  const { id: _id, appraisal_id, revision: _revision, made_on: _madeOn, ...changed } = row;
  await query.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("trade_rules")
      .values({ version: row.rules_version, content: JSON.stringify(rules) })
      .onConflict((conflict) => conflict.column("version").doNothing())
      .execute();
    await transaction
      .insertInto("trade_offers")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["appraisal_id", "revision", "made_on"])
          .doUpdateSet(changed)
          .where("trade_offers.outcome", "=", "no-value"),
      )
      .execute();
    await transaction
      .updateTable("trade_appraisals")
      .set({ has_offer: 1 })
      .where("id", "=", appraisal_id)
      .execute();
  });
}

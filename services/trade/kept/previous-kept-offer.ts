import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import type { Database } from "@forecourt/service-kit/db";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { rulesOf } from "../offers/find-offer.ts";
import { offerView } from "../offers/offer-view.ts";
import type { AppraisalRow, TradeTables } from "../store/tables.ts";
import { keptOfferOf } from "./kept-store.ts";

/**
 * The newest valid offer with a price that the seller keeps for a car or answers that they have changed since;
 * null = none. `timezone` is the store's, of the drop-off.
 */
export async function previousKeptOffer(
  database: Database<TradeTables>,
  appraisal: AppraisalRow,
  { today, timezone }: { today: string; timezone: string },
): Promise<TradeOfferPage["keptBefore"]> {
  const row = await database.query
    .selectFrom("trade_offers")
    .innerJoin("trade_kept_offers", (join) =>
      join
        .onRef("trade_kept_offers.offer_id", "=", "trade_offers.id")
        .onRef("trade_kept_offers.offer_number", "=", "trade_offers.number"),
    )
    .selectAll("trade_offers")
    .where("trade_offers.appraisal_id", "=", appraisal.id)
    .where("trade_offers.revision", "<", appraisal.revision)
    .where("trade_offers.outcome", "=", "offers")
    .where("trade_offers.valid_until", ">=", today)
    .orderBy("trade_kept_offers.kept_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const kept = row && (await keptOfferOf(database, row));
  if (!row || !kept) return null;
  const { startsAt } = await dropOffOf(database, kept);
  return {
    offer: offerView(row, await rulesOf(database, row.rules_version)),
    interest: kept.interest,
    dropOff: startsAt === null ? null : localDayAndTime(new Date(startsAt), timezone),
  };
}

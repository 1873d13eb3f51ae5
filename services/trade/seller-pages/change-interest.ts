import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import type { Deps } from "../deps.ts";
import { KeptChange, queueKeptChange } from "../kept/kept-change.ts";
import type { KeptOffer } from "../kept/kept-store.ts";
import { countedPayment } from "../kept/trade-in.ts";
import type { OfferRow } from "../store/tables.ts";

interface Wanted {
  offer: OfferRow;
  kept: KeptOffer;
  interest: SellerInterest;
  /** The token of the offer's page, for the mails. */
  token: string;
}

/**
 * Stores whether the seller of a kept offer sells or trades in the car, with the kind of payment that then counts, and
 * queues the mails. False = nothing was stored, because it is stored already, or staff has changed the offer. Of
 * concurrent requests, only one returns true.
 */
export async function changeInterest(
  { database, now }: Pick<Deps, "database" | "now">,
  { offer, kept, interest, token }: Wanted,
): Promise<boolean> {
  const keptId = kept.row.id;
  const before: SellerInterest = interest === "sell" ? "trade-in" : "sell";
  return database.query.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("trade_kept_offers")
      .set({ interest })
      .where("id", "=", keptId)
      .where(
        (where) => where.fn.coalesce("interest", where.val(kept.content.interest)),
        "=",
        before,
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom("trade_offer_events").select("kept_id").where("kept_id", "=", keptId)),
        ),
      )
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    const row = await transaction
      .selectFrom("trade_offers as o")
      .innerJoin("trade_appraisals as a", "a.id", "o.appraisal_id")
      .select(["o.result", "o.selected_payment", "a.payoff"])
      .where("o.id", "=", offer.id)
      .executeTakeFirstOrThrow();
    const selectedPayment = countedPayment(row, interest);
    await transaction
      .updateTable("trade_offers")
      .set({ selected_payment: selectedPayment })
      .where("id", "=", offer.id)
      .execute();
    const payoff: unknown = JSON.parse(row.payoff ?? "null");
    const change = KeptChange.parse({
      kind: "interest",
      before,
      paymentBefore: countedPayment(row, before),
      interest,
      payoff,
      selectedPayment,
    });
    await queueKeptChange(transaction, { keptId, change, token, now: now() });
    return true;
  });
}

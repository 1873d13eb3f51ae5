import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { offeredKinds, type StoredResult } from "../offers/stored-offer.ts";
import type { OfferRow } from "../store/tables.ts";

/**
 * The kind of payment that counts. For a trade-in it is cash now if that was offered, whatever is selected. `interest`
 * null = the seller has not chosen yet.
 */
export function countedPayment(
  { result, selected_payment: selected }: Pick<OfferRow, "result" | "selected_payment">,
  interest: SellerInterest | null,
): PayoutOption | null {
  const offered = offeredKinds(JSON.parse(result) as StoredResult);
  if (interest === "trade-in" && offered.includes("cashNow")) return "cashNow";
  return selected as PayoutOption | null;
}

import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import type { OfferKind } from "@forecourt/contracts/dealer-config/trade/offers";
import { offeredKinds, type StoredResult } from "../offers/stored-offer.ts";
import type { OfferRow } from "../store/tables.ts";

/**
 * The kind that counts: of a trade-in cash now, whatever is selected, wherever it was offered. `interest` null = nobody has
 * said yet what they want.
 */
export function countedPayment(
  { result, selected_payment: selected }: Pick<OfferRow, "result" | "selected_payment">,
  interest: SellerInterest | null,
): OfferKind | null {
  const offered = offeredKinds(JSON.parse(result) as StoredResult);
  if (interest === "trade-in" && offered.includes("cashNow")) return "cashNow";
  return selected as OfferKind | null;
}

import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { OfferContext } from "./offer-page-view.ts";

/** Equity of a trade-in of this car, beside the choice; null = there is only one price, or none. */
export function tradeInNote({ request, text }: OfferContext, offer: TradeOffer): string | null {
  const { offered } = offerSummary(offer, null, request.site.texts);
  const cash = offered.find(({ kind }) => kind === "cashNow");
  if (cash === undefined) return offered.length === 0 ? null : text("keep.interest.noCash");
  if (offered.length < 2) return null;
  const key = offer.selectedPayment === "moreCashLater" ? "switch" : "cash";
  return text(`keep.interest.${key}`, { price: cash.price });
}

import { isBoughtTradeIn } from "@forecourt/contracts/areas/trade/after-inspection";
import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import type { KindSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { offerEquityData } from "../../parts/use-offer/use-offer-data.ts";
import { revisionOf } from "./decision-of.ts";
import { keptView } from "./kept-view.ts";
import type { OfferData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** For a kept trade-in, the equity is part of the text about what happens next; otherwise it is a separate part. */
export function keptAndEquity(
  context: OfferContext,
  offer: TradeOffer | null,
  equity: OfferData["equity"],
): Pick<OfferData, "kept" | "equity"> {
  const { kept } = context.page;
  if (offer === null || kept === null) return { kept: null, equity };
  const isTradeIn = kept.interest === "trade-in";
  return {
    kept: keptView(context, offer, { kept, equity: isTradeIn ? equity : null }),
    equity: isTradeIn ? null : equity,
  };
}

/**
 * Cash now counts toward a car, whichever kind is selected; part of the other kind is paid only when the seller's car
 * is sold.
 */
export function equityView(
  { request, page, text }: OfferContext,
  number: string,
  offered: readonly KindSummary[],
): OfferData["equity"] {
  const first = offered.find(({ kind }) => kind === "cashNow");
  const revision = revisionOf(page);
  const offerCents = revision ? revision.cashNow?.finalPriceCents : first?.priceCents;
  if (offerCents === undefined || isKeptForLater(page)) return null;
  return equityOf({ request, page, text }, { number, offerCents });
}

/** Equity of a trade-in that the store has bought; null = the car is no trade-in, or was not bought. */
export function boughtEquity(
  context: Pick<OfferContext, "request" | "page" | "text">,
): OfferData["equity"] {
  const { afterInspection: after, kept, offer } = context.page;
  const offerCents = after?.boughtCents ?? null;
  if (after === undefined || kept === null || offer === null || offerCents === null) return null;
  if (!isBoughtTradeIn(after, kept)) return null;
  return equityOf(context, { number: offer.number, offerCents });
}

function equityOf(
  { request, page, text }: Pick<OfferContext, "request" | "page" | "text">,
  { number, offerCents }: { number: string; offerCents: number },
): OfferData["equity"] {
  const payoffCents = page.payoff?.owedCents ?? 0;
  const equity = offerEquityData(request.site, { number, offerCents, payoffCents });
  const hasNothingToSay = equity.cars === null || offerCents === payoffCents;
  return hasNothingToSay ? null : { title: text("equity.title"), ...equity };
}

/** A kept offer that is not a trade-in, and is not paid at once. */
function isKeptForLater({ kept, offer }: TradeOfferPage): boolean {
  return kept?.interest === "sell" && offer?.selectedPayment === "moreCashLater";
}

import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { equityOfOffer, type TradeEquity } from "@forecourt/contracts/visitor/trade-offer";

/** Data of `UseOffer`. Money in cents. */
export interface UseOfferData extends TradeEquity {
  /** Number of the offer: `T-7K4M-2PXD`. */
  number: string;
  /** Whether something that is owed was subtracted. */
  isLeft: boolean;
  /** The cars for sale, with the equity as the visitor's trade-in; null = this store has no list of cars. */
  cars: string | null;
}

/** An accepted offer as trade equity. More owed than offered is no equity, and the cars are without it. */
export function offerEquityData(
  site: Pick<SiteContext, "pages">,
  { number, offerCents, payoffCents }: { number: string; offerCents: number; payoffCents: number },
): UseOfferData {
  const { equity, owed } = equityOfOffer(offerCents, payoffCents);
  const terms = equity > 0 ? { tradeEquity: equity / 100 } : {};
  const cars = site.pages["search"] === true ? href.search({}, { terms }) : null;
  return { number, equity, owed, isLeft: payoffCents > 0, cars };
}

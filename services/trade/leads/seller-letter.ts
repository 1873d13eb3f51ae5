import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import type { OfferLead } from "./lead-of-offer.ts";

/**
 * A letter to the seller. It names the number of the offer, so that the leads service leaves out the number of the
 * receipt.
 */
export function sellerLetter(
  { offer, texts }: Pick<OfferLead, "offer" | "texts">,
  letter: Omit<Letter, "hasOwnNumber">,
): Letter {
  const note = fillText(texts, `trade.mail.${nameOf(offer)}`, { number: offer.number });
  return { ...letter, hasOwnNumber: true, notes: [...letter.notes, note] };
}

/** As on the page of the offer: without a price, the number is a reference. */
function nameOf({ result: { outcome } }: TradeOffer): "number" | "reference" {
  return outcome === "offers" ? "number" : "reference";
}

import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { OfferContext } from "./offer-page-view.ts";
import { slotText } from "./slots-of.ts";

/** The offer that the seller kept before they changed an answer, in a sentence; null = there is none. */
export function keptBeforeView(context: OfferContext): string | null {
  const { page, request, text } = context;
  if (page.keptBefore === null) return null;
  const { offer, dropOff } = page.keptBefore;
  const { offered, validUntil: date } = offerSummary(offer, null, request.site.texts);
  const kind = offered.find((one) => one.kind === offer.selectedPayment) ?? offered[0];
  if (kind === undefined) return null;
  const values = {
    number: offer.number,
    price: kind.price,
    date,
    next: text(page.offer === null ? "keptBefore.open" : "keptBefore.new"),
  };
  return dropOff === null
    ? text("keptBefore", values)
    : text("keptBefore.dropOff", { ...values, when: slotText(context, dropOff) });
}

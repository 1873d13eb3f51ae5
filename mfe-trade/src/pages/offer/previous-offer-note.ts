import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { keepKind } from "./keep-view.ts";
import type { OfferContext } from "./offer-page-view.ts";
import { slotText } from "./slots-of.ts";

/** The offer that the seller kept before they changed an answer, in a sentence; null = there is none. */
export function previousOfferNote(context: OfferContext): string | null {
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
    next: text(`keptBefore.${nextKey(context)}`),
  };
  return dropOff === null
    ? text("keptBefore", values)
    : text("keptBefore.dropOff", { ...values, when: slotText(context, dropOff) });
}

function nextKey({ page }: OfferContext): "open" | "new" | "same" {
  if (page.offer === null) return "open";
  return keepKind(page, page.offer) === "same" ? "same" : "new";
}

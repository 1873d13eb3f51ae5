import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { dropOffCalendarPath, keptByOther } from "@forecourt/contracts/areas/trade/trade-paths";
import { formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { decisionOf, isLocked, resultOf, revisionOf } from "./decision-of.ts";
import { dropOffView } from "./drop-off-view.ts";
import { interestView } from "./interest-view.ts";
import { phoneOf } from "./keep-view.ts";
import type { KeptData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";
import { slotText } from "./slots-of.ts";

/** Sentences on the store's next step, and when the seller comes in. */
export function keptView(
  context: OfferContext,
  offer: TradeOffer,
  { kept, equity }: { kept: NonNullable<TradeOfferPage["kept"]>; equity: KeptData["equity"] },
): KeptData {
  const { result, validUntil } = offer;
  const { firstName: name, dropOff } = kept;
  const { text } = context;
  const { outcome } = result;
  const phone = phoneOf(context);
  const isVisit = expectsVisit(context.page, outcome);
  const visit =
    dropOff === null
      ? [text("kept.noDropOff", { phone })]
      : [
          text(outcome === "bring-in" ? "kept.inspection" : "kept.dropOff", {
            when: slotText(context, dropOff),
          }),
        ];
  const isOther = context.request.url.searchParams.has(keptByOther);
  const other = outcome === "offers" ? "offers" : "contact";
  return {
    title: text(isOther ? `kept.already.title.${other}` : `kept.title.${outcome}`, { name }),
    sentences: [
      ...(isOther ? [text("kept.already.text", { phone })] : []),
      text(`kept.text.${outcome}`, {
        date: formatDay(
          revisionOf(context.page)?.validUntil ?? validUntil,
          localeOf(context.request.site.texts),
        ).whole,
      }),
      ...(outcome === "offers" || outcome === "bring-in"
        ? [text(kept.isMailed ? `kept.mailed.${outcome}` : "kept.notMailed")]
        : []),
      ...(isLocked(context.page) ? [] : [text(`kept.interest.${kept.interest}`)]),
      ...choiceSentence(context, offer),
      ...(isVisit ? visit : []),
      ...reminderSentence(context, kept),
      ...(isVisit && !isLocked(context.page) ? [text("kept.bring")] : []),
    ],
    equity,
    place: isVisit ? placeOf(context, phone) : null,
    // The car was here: another time is agreed by phone.
    dropOff: isVisit && !isLocked(context.page) ? dropOffView(context, kept) : null,
    interest: interestView(context, offer, kept),
  };
}

/** Sentence on the reminder, for sellers who have booked no time: after a visit there is none. */
function reminderSentence(
  { page, text, request }: OfferContext,
  { isMailed, dropOff, remindsOn }: NonNullable<TradeOfferPage["kept"]>,
): string[] {
  if (!isMailed || dropOff !== null || remindsOn === undefined || isLocked(page)) return [];
  return [
    text("kept.reminder", { date: formatDay(remindsOn, localeOf(request.site.texts)).whole }),
  ];
}

/**
 * Sentence on the chosen kind of offer, as long as the seller can switch. For a trade-in, cash now counts, as its link
 * says.
 */
function choiceSentence({ page, request, text }: OfferContext, offer: TradeOffer): string[] {
  const { offered } = offerSummary(offer, null, request.site.texts);
  const chosen = offered.find(({ kind }) => kind === offer.selectedPayment);
  if (page.kept?.interest === "trade-in") {
    return chosen?.kind === "moreCashLater" ? [text("keep.interest.noCash")] : [];
  }
  if (chosen === undefined || offered.length < 2 || isLocked(page)) return [];
  return [text("kept.choice", { title: chosen.title })];
}

/** Once the car was inspected, only a visit that is still to come is shown. */
function expectsVisit(page: TradeOfferPage, outcome: TradeOffer["result"]["outcome"]): boolean {
  const dropOff = page.kept?.dropOff ?? null;
  if (decisionOf(page) !== null) return false;
  const inspectedOn = resultOf(page)?.inspectedOn ?? null;
  if (inspectedOn !== null) return dropOff !== null && dropOff.day > inspectedOn;
  return outcome === "offers" || outcome === "bring-in" || dropOff !== null;
}

/** Store to which the car is brought, with the visit for the calendar once it is booked. */
function placeOf({ page, token, text }: OfferContext, phone: string): KeptData["place"] {
  const { name, address, mapUrl, phone: number } = page.store;
  return {
    name,
    address,
    call: { label: phone, href: `tel:${number}` },
    directions: { label: text("kept.directions"), href: mapUrl },
    calendar: page.kept?.dropOff
      ? { label: text("kept.calendar"), href: dropOffCalendarPath(token) }
      : null,
  };
}

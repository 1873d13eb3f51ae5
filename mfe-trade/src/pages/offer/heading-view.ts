import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { type PayoutOption, payoutOptions } from "@forecourt/contracts/dealer-config/trade/offers";
import { formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { decisionOf, resultOf, revisionOf } from "./decision-of.ts";
import type { OfferData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** Heading of the page: what the offer is, and until when it is valid. */
export function headingView(
  context: OfferContext,
): Pick<OfferData, "number" | "title" | "lead" | "facts" | "prices"> {
  const { page, request, text } = context;
  const { car, offer } = page;
  const state = stateOf(context);
  const lastDay = revisionOf(page)?.validUntil ?? offer?.validUntil;
  const date = lastDay === undefined ? "" : formatDay(lastDay, localeOf(request.site.texts)).whole;
  const values = {
    store: page.store.name,
    date,
    days: daysOf(context),
    minutes: page.inspectionMinutes,
  };
  const hasFewSales =
    state === "no-value" && offer?.result.outcome === "no-value" && offer.result.hasFewSales;
  // The VIN and the mileage that the store read at the car replace the seller's.
  const { read } = resultOf(page) ?? {};
  const vin = read?.vin ?? car.vin;
  const name = `${car.modelYear} ${car.make} ${car.model}`;
  const trim = [car.series, car.style].filter((part) => part !== null).join(" ");
  return {
    number:
      offer &&
      text(offer.result.outcome === "offers" ? "number" : "reference", { number: offer.number }),
    title: text(`title.${state}${soldLater(page)}`, { car: name }),
    lead: text(leadOf(context, hasFewSales), values),
    prices: pricesOf(context),
    facts: [
      ...(trim === "" ? [] : [trim]),
      text("facts.miles", { miles: (read?.mileage ?? car.mileage).toLocaleString("en-US") }),
      ...(car.exteriorColor === null
        ? []
        : [request.site.texts[`appraisal.color.${car.exteriorColor}`] ?? car.exteriorColor]),
      ...(vin === null ? [] : [text("facts.vin", { vin })]),
    ],
  };
}

function stateOf({ page }: OfferContext): string {
  const { offer, isExpired, isComplete } = page;
  const decision = decisionOf(page);
  if (decision !== null) return decision;
  if (offer === null) return isComplete ? "none" : "incomplete";
  if (isExpired) return "expired";
  return revisionOf(page) === null ? offer.result.outcome : "revised";
}

/** Suffix of the title's text key once the store sells the car for its seller. */
function soldLater(page: OfferContext["page"]): string {
  return resultOf(page)?.bought?.payment === "moreCashLater" ? ".moreCashLater" : "";
}

/** The prices that count now; none of an offer that is over. */
function pricesOf({ page, request, text }: OfferContext): OfferData["prices"] {
  const { offer, isExpired } = page;
  if (offer === null || isExpired || decisionOf(page) !== null) return [];
  const counts = ({ kind }: { kind: PayoutOption }) => !countsCashAlone(page) || kind === "cashNow";
  const revision = revisionOf(page);
  if (revision === null) {
    const { offered } = offerSummary(offer, null, request.site.texts);
    return offered.filter(counts).map(({ title, price }) => ({ title, price }));
  }
  return payoutOptions.flatMap((kind) => {
    if (revision.cashNow && !counts({ kind })) return [];
    const cents = revision[kind]?.finalPriceCents;
    if (cents === undefined) return [];
    return [{ title: text(`kind.${kind}`), price: formatAmount(cents) }];
  });
}

/** A trade-in that is kept counts cash now, so that the other kind is no choice any more. */
function countsCashAlone({ kept, offer }: OfferContext["page"]): boolean {
  return kept?.interest === "trade-in" && offer?.selectedPayment === "cashNow";
}

function leadOf(context: OfferContext, hasFewSales: boolean): string {
  if (hasFewSales) return "lead.no-value.few";
  const state = stateOf(context);
  if (state === "offers" && countsCashAlone(context.page)) return "lead.tradeIn";
  return `lead.${state === "offers" ? kindsOf(context) : state}`;
}

/** The only kind that was offered; `offers` = both. */
function kindsOf({ page }: OfferContext): PayoutOption | "offers" {
  const { offer } = page;
  if (offer?.result.outcome !== "offers") return "offers";
  const { cashNow, moreCashLater } = offer.result;
  if (!moreCashLater?.isOffered) return "cashNow";
  return cashNow?.isOffered ? "offers" : "moreCashLater";
}

function daysOf({ page: { offer } }: OfferContext): number {
  if (offer === null) return 0;
  const made = Date.parse(`${offer.madeOn}T00:00:00Z`);
  return Math.round((Date.parse(`${offer.validUntil}T00:00:00Z`) - made) / (24 * 60 * 60 * 1000));
}

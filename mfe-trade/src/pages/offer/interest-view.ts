import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { changeInterestForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { type KindSummary, offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { InterestFormData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";
import { slotText } from "./slots-of.ts";

/** The form that switches between a sale and a trade-in; null = the store has done something with the offer. */
export function interestView(
  context: OfferContext,
  offer: TradeOffer,
  { interest, dropOff }: NonNullable<TradeOfferPage["kept"]>,
): InterestFormData | null {
  const { page, token, text } = context;
  if (page.afterInspection !== undefined) return null;
  const value: SellerInterest = interest === "sell" ? "trade-in" : "sell";
  const sent = page.returned?.form === "interest" ? page.returned : null;
  return {
    number: offer.number,
    title: text(`interest.title.${value}`),
    sentences: [
      ...priceSentences(context, offer, value),
      ...taxSentences(context, value),
      dropOff === null
        ? text("interest.stays")
        : text("interest.stays.visit", { when: slotText(context, dropOff) }),
      text("interest.back"),
    ],
    action: changeInterestForm.path.replace(":token", token),
    label: text(`interest.submit.${value}`),
    value,
    failure: sent?.faults["form"] ?? null,
  };
}

/** Sentences on the price after the change, when it is paid, and the rest after the loan. */
function priceSentences(context: OfferContext, offer: TradeOffer, value: SellerInterest): string[] {
  const { request, text } = context;
  const { offered } = offerSummary(offer, null, request.site.texts);
  const cash = offered.find(({ kind }) => kind === "cashNow");
  const now = offered.find(({ kind }) => kind === offer.selectedPayment) ?? offered[0];
  if (now === undefined) return [text("interest.noPrice")];
  if (value === "sell") {
    const other = offered.find(({ kind }) => kind !== now.kind);
    return [
      text("interest.same", { title: now.title, price: now.price }),
      text(now.kind === "cashNow" ? "interest.paid.sell" : "interest.paid.later"),
      ...(now.kind === "cashNow" ? leftSentence(context, now, value) : []),
      ...(other ? [text("interest.choose", { title: other.title, price: other.price })] : []),
    ];
  }
  if (cash === undefined) return [text("keep.interest.noCash")];
  const { title, price } = cash;
  return [
    now.kind === "cashNow"
      ? text("interest.same", { title, price })
      : text("interest.lower", { title, price, before: now.title, was: now.price }),
    text("interest.paid.trade-in"),
    ...leftSentence(context, cash, value),
  ];
}

function leftSentence(
  { page, text }: OfferContext,
  { priceCents }: KindSummary,
  value: SellerInterest,
): string[] {
  const owedCents = page.payoff?.owedCents ?? 0;
  const leftCents = priceCents - owedCents;
  if (owedCents === 0 || leftCents === 0) return [];
  const amount = formatAmount(Math.abs(leftCents));
  return [text(leftCents < 0 ? "interest.owed" : `interest.left.${value}`, { amount })];
}

function taxSentences({ page, text }: OfferContext, value: SellerInterest): string[] {
  if (page.tradeInTax === undefined) return [];
  const { state, isNewOnly, maxCents } = page.tradeInTax;
  return [
    text(`interest.tax.${value}${isNewOnly ? ".new" : ""}`, { state }),
    ...(maxCents === null ? [] : [text("interest.tax.limit", { amount: formatAmount(maxCents) })]),
  ];
}

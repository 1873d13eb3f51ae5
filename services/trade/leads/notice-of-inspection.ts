import {
  type AfterInspection,
  isBoughtTradeIn,
} from "@forecourt/contracts/areas/trade/after-inspection";
import {
  type AfterInspectionSummary,
  afterInspectionSummary,
} from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { tradeOfferPath, yourVehiclePath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { RevisedPrices } from "../offer/revise-offer.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { paidSentence } from "./paid-sentence.ts";
import { sellerLetter } from "./seller-letter.ts";
import { inspectedTables } from "./summary-tables.ts";

/** Sentences about the amount left after the loan, where only one kind of payment counts. */
function paidSentences(
  { kinds }: AfterInspectionSummary,
  { interest, selectedPayment, payoff }: OfferLead["content"],
  texts: OfferLead["texts"],
): string[] {
  const chosen = kinds.find(({ kind }) => kind === selectedPayment);
  const counted = kinds.length === 1 ? kinds[0] : chosen;
  return paidSentence({ interest }, { counted, payoff }, texts);
}

/** A sentence about the loan that the store pays off, as stated by the seller; empty = none. */
function lenderSentence({ payoff }: OfferLead["content"], texts: OfferLead["texts"]): string[] {
  if (payoff === null || payoff.owedCents === 0 || payoff.lender === null) return [];
  const values = { lender: payoff.lender, amount: formatAmount(payoff.owedCents) };
  return [fillText(texts, "trade.mail.bought.lender", values)];
}

/** A purchase in writing names the car by the VIN that was read, or else by the seller's VIN. */
function vinOf({ read }: AfterInspection, car: OfferLead["content"]["car"]): string[] {
  const vin = read?.vin ?? car.vin;
  return vin === null ? [] : [`VIN ${vin}`];
}

/** The suffix of the intro's text key for a purchase that is paid in two parts. */
function soldLater({ bought }: AfterInspection): string {
  return bought?.payment === "moreCashLater" ? ".moreCashLater" : "";
}

/** `$15,750` or `$15,750 or $18,195`. */
function pricesOf({ cashNow, moreCashLater }: RevisedPrices): string {
  return [cashNow, moreCashLater]
    .flatMap((one) => (one ? formatAmount(one.finalPriceCents) : []))
    .join(" or ");
}

/**
 * The mail to the seller about the result of an inspection, with the figures that the page shows. `token` is the token
 * of the offer's page; `replaced`: the prices of the version before, of which the seller has a mail; null = it is the
 * first mail.
 */
export function letterOfInspection(
  lead: OfferLead,
  after: AfterInspection,
  { token, replaced }: { token: string | null; replaced: RevisedPrices | null },
): Letter {
  const { content, offer, texts, store } = lead;
  const { car, payoff } = content;
  const t = (key: string, values = {}) => fillText(texts, `trade.mail.${key}`, values);
  const phone = maskPhone(store.sales.phone, store.phoneMasks.general);
  const { name } = store.company;
  const seller = { interest: content.interest, vin: car.vin };
  const summary = afterInspectionSummary(after, { store: name, phone, payoff, seller, texts });
  const isDeclined = after.state === "declined";
  const kind = after.state === "bought" ? "bought" : "revised";
  const tradeIn = isBoughtTradeIn(after, seller) ? ".tradeIn" : "";
  const values = {
    store: name,
    number: offer.number,
    car: [`${car.modelYear} ${car.make} ${car.model}`, ...vinOf(after, car)].join(", "),
  };
  const { found, next, sentences } = summary;
  return sellerLetter(lead, {
    subject: t(`${isDeclined ? "declined" : kind}.subject${tradeIn}`, values),
    paragraphs: [
      ...(isDeclined ? [] : [t(`${kind}.intro${soldLater(after)}`, values)]),
      ...(replaced === null || kind === "bought" || isDeclined
        ? []
        : [t("revised.replaces", { price: pricesOf(replaced) })]),
      ...sentences,
      ...(found ? [`${found.title}:\n${found.items.map((item) => `• ${item}`).join("\n")}`] : []),
    ],
    tables: inspectedTables(summary),
    notes: [
      ...next,
      ...paidSentences(summary, content, texts),
      ...(kind === "bought" && !isDeclined ? lenderSentence(content, texts) : []),
      ...(isDeclined ? [t("declined.return", { phone })] : []),
    ],
    // An offer that was kept before links were stored has no address to name.
    link: { label: t("link"), path: token === null ? yourVehiclePath : tradeOfferPath(token) },
    appointment: null,
  });
}

import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import { spreadSentence } from "../sheet/comparables.ts";
import { isPoorWithoutProblem } from "../sheet/poor-without-problem.ts";
import { staffTexts } from "../sheet/staff-texts.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { summaryTables } from "./summary-tables.ts";

/** Next step of the store, besides the figures. In English, like every text for staff. */
const nextSteps: Readonly<Record<TradeOffer["result"]["outcome"], string>> = {
  offers: "The seller keeps this offer.",
  "bring-in": "No online price: the store has to see the vehicle first.",
  "no-offer": "The website made no offer. The seller wants to hear from a person.",
  "no-value": "No value could be had. The website promised a call: please call back with an offer.",
};

/** The comments of the lead, for the store. */
export function leadText(lead: OfferLead): string {
  const { content, offer, input, rules, valuation, store, sheetPath, origin } = lead;
  const texts = staffTexts(lead.storeTexts);
  const { interest, dropOffAt, payoff, photos, selectedPayment } = content;
  const summary = offerSummary(offer, payoff, texts);
  const selected = summary.offered.find(({ kind }) => kind === selectedPayment);
  const { timezone } = store.company;
  const hasPrice = offer.result.outcome === "offers";
  return [
    [
      `${hasPrice ? "Offer" : "Reference"} ${offer.number}. ${nextSteps[offer.result.outcome]}`,
      ...(content.replaces === null
        ? []
        : [`It replaces offer ${content.replaces.number}, which no longer counts.`]),
      `The seller wants to ${interest === "sell" ? "sell the vehicle" : "trade the vehicle in"}.`,
      ...(selected ? [`Selected: ${selected.title}, ${selected.price}`] : []),
      ...(hasPrice ? [`Valid through ${summary.validUntil}`] : []),
      dropOffAt === null
        ? "Drop-off: no time booked"
        : `Drop-off: ${formatStart(new Date(dropOffAt), timezone)}`,
      ...(payoff === null || payoff.lender === null ? [] : [`Lender: ${payoff.lender}`]),
      ...(photos === null ? [] : [photosLine(photos)]),
      ...(isPoorWithoutProblem(input, rules) && offer.result.outcome !== "bring-in"
        ? ["Check: the seller says Poor but reports no problem."]
        : []),
    ],
    ...(summary.reasons.length === 0 ? [] : [["To be seen because:", ...summary.reasons]]),
    ...summary.refused.map(({ title, reason }) => [`${title}: ${reason}`]),
    ...summaryTables(summary, texts, selectedPayment).map(({ title, rows }) => [
      title,
      ...rows.map(([label, value]) => `${label}: ${value}`),
    ]),
    ...(summary.source.length === 0 ? [] : [[summary.source.join(" ")]]),
    ...(valuation?.spread ? [[spreadSentence(valuation.spread, valuation.comparables)]] : []),
    [
      `Appraisal sheet with photos, to print: ${origin}${sheetPath}`,
      "Anyone with this address can read it. Please don't forward it outside the store.",
    ],
  ]
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

function photosLine(count: number): string {
  return count === 0 ? "Photos: none" : `Photos: ${count}, on the appraisal sheet`;
}

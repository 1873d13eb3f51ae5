import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { offerSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { formatStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { z } from "zod";
import type { KeptContent } from "../kept/kept-store.ts";
import type { OfferRules } from "../offer/offer-input.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import { letterOfOffer } from "./letter-of-offer.ts";
import { summaryTables } from "./summary-tables.ts";

type LeadBody = z.input<NonNullable<(typeof sendServiceLead)["body"]>>;

/** A kept offer with all that its mails say. */
export interface OfferLead {
  content: KeptContent;
  offer: TradeOffer;
  input: StoredInput;
  rules: OfferRules;
  /** Of the appraisal, for the link. */
  token: string;
  storeId: string;
  store: DealerConfig;
  texts: Readonly<Record<string, string>>;
  /** The site's address. */
  origin: string;
}

/** The lead of a kept offer: for the store, and as a letter for the seller. */
export function leadOfOffer(lead: OfferLead): LeadBody {
  const { content, storeId } = lead;
  const { formToken, website, contactConsent } = content.origin;
  return {
    template: "SELL_OR_TRADE",
    user: content.user,
    vehicle: vehicleOf(lead),
    text: textOf(lead),
    store: storeId,
    ...(formToken !== null && { formToken }),
    ...(website !== null && { website }),
    ...(contactConsent !== null && { contactConsent }),
    letter: letterOfOffer(lead),
  };
}

function vehicleOf({ content: { car, interest }, input, rules }: OfferLead): LeadBody["vehicle"] {
  const trim = [car.series, car.style].filter((part) => part !== null).join(" ");
  return {
    interest,
    status: "used",
    year: car.modelYear,
    make: car.make,
    model: car.model,
    odometer: car.mileage,
    ...(trim !== "" && { trim }),
    ...(car.vin !== null && { vin: car.vin }),
    ...(car.exteriorColor !== null && { exteriorcolor: car.exteriorColor }),
    comments: [
      ...(car.licensePlate === null
        ? []
        : [`License plate: ${car.licensePlate} ${car.state ?? ""}`]),
      ...(car.options.length === 0 ? [] : [`Options: ${car.options.join(", ")}`]),
      ...answerLines(input, rules),
    ].join("\n"),
  };
}

/** Every answer that counted, the deducting ones and the others. */
function answerLines({ answers: given }: StoredInput, { questionnaire }: OfferRules): string[] {
  const { revealed, answers } = readAnswers(questionnaire, given);
  return revealed.flatMap((id) => {
    const question = questionnaire.questions[id];
    const labels = (answers[id] ?? []).map(
      (value) => question?.answers.find((one) => one.value === value)?.label ?? value,
    );
    return question && labels.length > 0 ? [`${question.text} ${labels.join(", ")}`] : [];
  });
}

/** What the store does next, besides the figures. In English, like every text for staff. */
const nextSteps: Readonly<Record<TradeOffer["result"]["outcome"], string>> = {
  offers: "The seller keeps this offer.",
  "bring-in": "No online price: the store has to see the vehicle first.",
  "no-offer": "The website made no offer. The seller wants to hear from a person.",
  "no-value": "No value could be had. The website promised a call: please call back with an offer.",
};

function textOf({ content, offer, texts, store, token, origin }: OfferLead): string {
  const { interest, dropOffAt, payoff, selectedPayment } = content;
  const summary = offerSummary(offer, payoff, texts);
  const selected = summary.offered.find(({ kind }) => kind === selectedPayment);
  const { timezone } = store.company;
  return [
    [
      `Offer ${offer.number}. ${nextSteps[offer.result.outcome]}`,
      `The seller wants to ${interest === "sell" ? "sell the vehicle" : "trade the vehicle in"}.`,
      ...(selected ? [`Selected: ${selected.title}, ${selected.price}`] : []),
      ...(offer.result.outcome === "no-value" ? [] : [`Valid through ${summary.validUntil}`]),
      dropOffAt === null
        ? "Drop-off: no time booked"
        : `Drop-off: ${formatStart(new Date(dropOffAt), timezone)}`,
      ...(payoff === null || payoff.lender === null ? [] : [`Lender: ${payoff.lender}`]),
    ],
    ...(summary.reasons.length === 0 ? [] : [["To be seen because:", ...summary.reasons]]),
    ...summary.refused.map(({ title, reason }) => [`${title}: ${reason}`]),
    ...summaryTables(summary, texts, selectedPayment).map(({ title, rows }) => [
      title,
      ...rows.map(([label, value]) => `${label}: ${value}`),
    ]),
    ...(summary.source.length === 0 ? [] : [[summary.source.join(" ")]]),
    [
      `The seller's page: ${origin}${tradeOfferPath(token)}`,
      `To derive the offer again: npm run offers -- explain ${offer.number}`,
    ],
  ]
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { SellerInterest } from "@forecourt/contracts/areas/trade/seller-interest";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import type { z } from "zod";
import type { KeptContent } from "../kept/kept-store.ts";
import type { OfferRules } from "../offer/offer-input.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import type { Valuation } from "../valuation/valuation.ts";
import { leadSubject } from "./lead-subject.ts";
import { leadText } from "./lead-text.ts";
import { letterOfOffer } from "./letter-of-offer.ts";

type LeadBody = z.input<NonNullable<(typeof sendServiceLead)["body"]>>;

/** A kept offer with all data of its mails. */
export interface OfferLead {
  /** The id of the kept offer, and of its visit in calendars. */
  keptId: string;
  content: KeptContent;
  /** The present interest of the seller, which may have changed since the offer was kept. */
  interest: SellerInterest;
  offer: TradeOffer;
  input: StoredInput;
  rules: OfferRules;
  /** The token of the appraisal, for the link to the offer. */
  token: string;
  /** The path of the appraisal sheet, for staff. */
  sheetPath: string;
  /** Null = there was none. */
  valuation: Valuation | null;
  storeId: string;
  store: DealerConfig;
  /** Texts of the mails to the seller. */
  texts: Readonly<Record<string, string>>;
  /** Texts for staff, in English. */
  storeTexts: Readonly<Record<string, string>>;
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
    text: leadText(lead),
    subject: leadSubject(lead),
    store: storeId,
    ...(formToken !== null && { formToken }),
    ...(website !== null && { website }),
    ...(contactConsent !== null && { contactConsent }),
    letter: letterOfOffer(lead),
  };
}

function vehicleOf({
  content: { car, interest },
  input,
  rules,
  store,
}: OfferLead): LeadBody["vehicle"] {
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
      ...plateLines(car),
      ...(car.options.length === 0 ? [] : [`Options: ${optionNames(car.options, store)}`]),
      ...answerLines(input, rules),
    ].join("\n"),
  };
}

/** The state of the registration is known also without a plate. */
function plateLines({ licensePlate, state }: KeptContent["car"]): string[] {
  if (licensePlate !== null) return [`License plate: ${licensePlate} ${state ?? ""}`];
  return state === null ? [] : [`Registered in: ${state}`];
}

function optionNames(codes: readonly string[], { trade }: DealerConfig): string {
  return codes.map((code) => trade.options[code]?.label ?? code).join(", ");
}

/** Every answer that counted: answers with a deduction, and the others. */
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

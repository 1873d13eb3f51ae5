import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import { priceLines } from "@forecourt/contracts/areas/trade/offer-lines";
import { questionOrder } from "@forecourt/domain/trade/questionnaire";
import { readAnswers } from "@forecourt/domain/trade/read-answers";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { newestReadings } from "../inspections/offer-events.ts";
import { mileageTolerance } from "../inspections/readings.ts";
import type { OfferRules } from "../offer/offer-input.ts";
import type { StoredInput } from "../offers/stored-offer.ts";
import { isPoorWithoutProblem } from "./poor-without-problem.ts";

interface Inspected {
  offer: Pick<DeskOffer, "car" | "photos" | "events">;
  view: TradeOffer;
  input: StoredInput;
  rules: OfferRules;
}

/** Points to inspect, and the answer that is the reason of each. */
export function inspectionList(inspected: Inspected): string[] {
  return [...identityItems(inspected), ...answerItems(inspected), ...unaskedItems(inspected)];
}

function identityItems({ offer, view, input, rules }: Inspected): string[] {
  const { car, photos, events } = offer;
  const { mileage, vin } = newestReadings(events);
  const { result } = view;
  const {
    assumedTrim: assumed = null,
    isAnyCab = false,
    isAnyDrive = false,
  } = "valuation" in result ? result.valuation : {};
  const most = (car.mileage + mileageTolerance).toLocaleString("en-US");
  return [
    car.vin === null
      ? "VIN: the seller gave none. Read it off the dash, and decode the trim"
      : `VIN: dash, door and title say ${car.vin}`,
    `Odometer: not above ${most} (entered: ${car.mileage.toLocaleString("en-US")})`,
    `Odometer at the inspection: ${mileage?.toLocaleString("en-US") ?? "____________"} miles`,
    `VIN at the inspection: ${vin ?? "___________________"}`,
    "Title: in the seller's name, not salvage, rebuilt or flood; lien as stated",
    "Vehicle history report: accidents and owners as answered",
    ...(assumed === null ? [] : [`Trim: ${assumed} is assumed. Another trim has another value`]),
    ...(isAnyDrive ? ["Drive: cars of two- and all-wheel drive were compared"] : []),
    ...(isAnyCab ? ["Cab, bed, engine and drive: pickups of any kind were compared"] : []),
    ...(photos === 0 ? ["Photos: the seller sent none. Take your own"] : []),
    ...(isPoorWithoutProblem(input, rules) && result.outcome !== "bring-in"
      ? ["The seller says Poor but reports no problem: ask why"]
      : []),
  ];
}

/** Answers: each with its deduction, or with a note that nothing was deducted. */
function answerItems({ view, input, rules }: Inspected): string[] {
  const { questions } = rules.questionnaire;
  const { revealed, answers } = readAnswers(rules.questionnaire, input.answers);
  return revealed.flatMap((id) => {
    const question = questions[id];
    const given = answers[id] ?? [];
    if (!question || given.length === 0 || question.inputType === "textarea") return [];
    const labels = given.map(
      (value) => question.answers.find((one) => one.value === value)?.label ?? value,
    );
    const deducted = deductedBy(view, id);
    const effect = deducted === null ? "nothing deducted" : `deducted ${deducted}`;
    return [`${question.text} ${labels.join(", ")} (${effect})`];
  });
}

/** Deduction of one answer, as text: from the first kind of payment that was offered. */
function deductedBy({ result }: TradeOffer, questionId: string): string | null {
  if (!("cashNow" in result)) return null;
  for (const kind of [result.cashNow, result.moreCashLater]) {
    if (!kind?.isOffered) continue;
    // In whole dollars, like the lines of the offer.
    const line = priceLines(kind.offer, {}).find(({ id }) => id === `deduction.${questionId}`);
    return line ? formatAmount(Math.abs(line.amountCents)) : null;
  }
  return null;
}

/** Questions that an answer has skipped: the seller was not asked. */
function unaskedItems({ input, rules: { questionnaire } }: Inspected): string[] {
  const { revealed } = readAnswers(questionnaire, input.answers);
  return questionOrder(questionnaire).flatMap((id) => {
    const question = questionnaire.questions[id];
    if (!question?.required || revealed.includes(id)) return [];
    const cause = question.condition && questionnaire.questions[question.condition.questionId];
    const given = question.condition
      ? (input.answers[question.condition.questionId] ?? []).map(
          (value) => cause?.answers.find((one) => one.value === value)?.label ?? value,
        )
      : [];
    if (given.length === 0) return [];
    return [`${question.text} Not asked, because of the answer ${given.join(", ")}`];
  });
}

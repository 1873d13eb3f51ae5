import type { PreviousOffer } from "@forecourt/contracts/areas/trade/offer-page";
import { fillText } from "@forecourt/domain/fill-text";
import { questionOrder } from "@forecourt/domain/trade/questionnaire";
import type { OfferRules } from "../offer/offer-input.ts";
import type { StoredInput } from "./stored-offer.ts";

type Change = PreviousOffer["changes"][number];
type Texts = Readonly<Record<string, string>>;

/** What the seller changed between two offers, in the texts of the newer one's questionnaire. */
export function offerChanges(
  { before, after }: { before: StoredInput; after: StoredInput },
  { questionnaire }: OfferRules,
  texts: Texts,
): Change[] {
  const unanswered = fillText(texts, "trade.offer.change.none");
  const answers = questionOrder(questionnaire).flatMap((id): Change[] => {
    const question = questionnaire.questions[id];
    if (!question || question.inputType === "textarea") return [];
    const text = ({ answers: given }: StoredInput) =>
      (given[id] ?? [])
        .map((value) => question.answers.find((one) => one.value === value)?.label ?? value)
        .join(", ") || unanswered;
    return changed(question.text, text(before), text(after));
  });
  return [...carChanges(before, after, texts), ...answers];
}

function carChanges(
  { car: before }: StoredInput,
  { car: after }: StoredInput,
  texts: Texts,
): Change[] {
  const name = ({ modelYear, make, model }: StoredInput["car"]) => `${modelYear} ${make} ${model}`;
  const miles = ({ mileage }: StoredInput["car"]) => mileage.toLocaleString("en-US");
  return [
    ...changed(fillText(texts, "trade.offer.change.car"), name(before), name(after)),
    ...changed(fillText(texts, "trade.offer.change.mileage"), miles(before), miles(after)),
  ];
}

function changed(label: string, from: string, to: string): Change[] {
  return from === to ? [] : [{ label, from, to }];
}

import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import type { Answers, Questionnaire } from "@forecourt/domain/trade/questionnaire";

/** The answers that count which are notes for the inspection, in the words of the questionnaire. */
export function inspectionNotes(
  { questions }: Questionnaire,
  answers: Answers,
): TradeOfferPage["notes"] {
  return Object.entries(answers).flatMap(([id, values]) => {
    const question = questions[id];
    if (!question?.forInspection) return [];
    const labels = values.map(
      (value) => question.answers.find((one) => one.value === value)?.label ?? value,
    );
    return [{ question: question.text, answer: labels.join(", ") }];
  });
}

import type { RuleFields } from "../rules/rule-faults.ts";
import { type Answers, type Questionnaire, questionOrder } from "./questionnaire.ts";

/** Facts that the rules of trade-in offers can name. */
export const offerFields = {
  modelYear: "number",
  /** Calendar year minus model year; -1 for next year's model. */
  ageYears: "number",
  mileage: "number",
  make: "text",
  model: "text",
  /** Question and answer, as in `400.hail`. */
  answers: "texts",
} as const satisfies RuleFields;

/** Every answer that a seller can pick, as the rules name it. */
export function answersOf(questionnaire: Questionnaire): string[] {
  return questionOrder(questionnaire).flatMap((id) =>
    (questionnaire.questions[id]?.answers ?? []).map(({ value }) => answerName(id, value)),
  );
}

/** The answers that a seller picked, as the rules name them. */
export function pickedAnswers(answers: Answers): string[] {
  return Object.entries(answers).flatMap(([id, values]) =>
    values.map((value) => answerName(id, value)),
  );
}

function answerName(questionId: string, value: string): string {
  return `${questionId}.${value}`;
}

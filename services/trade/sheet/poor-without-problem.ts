import type { OfferRules } from "../offer/offer-input.ts";
import type { StoredInput } from "../offers/stored-offer.ts";

/** A poor car with no answer that deducts anything: the seller may have clicked through the questions. */
export function isPoorWithoutProblem(
  { answers }: Pick<StoredInput, "answers">,
  { questionnaire }: Pick<OfferRules, "questionnaire">,
): boolean {
  const given = Object.entries(answers);
  const hasProblem = given.some(([id, values]) =>
    questionnaire.questions[id]?.answers.some(
      ({ value, deduction }) => deduction !== null && values.includes(value),
    ),
  );
  return given.some(([, values]) => values.includes("poor")) && !hasProblem;
}

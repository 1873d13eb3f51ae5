import type { Question } from "../questionnaire.ts";

/** A required question that is always shown, with the answers `yes` and `no`. */
export function sampleQuestion(more: Partial<Question> = {}): Question {
  return {
    text: "Is it?",
    description: null,
    inputType: "radio",
    required: true,
    condition: null,
    answers: ["yes", "no"].map((value) => ({
      label: value,
      value,
      description: null,
      deduction: null,
    })),
    ...more,
  };
}

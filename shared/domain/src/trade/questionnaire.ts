import type { Rule } from "../rules/rule.ts";

/** The named sets of deductions, of which a dealer uses one. */
export const ruleSets = ["standard", "lenient"] as const;
export type RuleSet = (typeof ruleSets)[number];

/** Deduction of an answer from the value of the car. */
export interface Deduction {
  /** From the line between flat amounts and percentages on; false = the percentage on both sides. */
  amountCents: number | false;
  /** Percent of the value, or one for each rule set; false = the amount on both sides. */
  percent: number | Readonly<Record<RuleSet, number>> | false;
  /** `merge`: added to those of the question's other answers. Without it, the question's largest counts. */
  logicOperation?: "merge" | undefined;
  /** The deduction applies when all of these rules hold. */
  rules: readonly Rule[];
}

export interface Answer {
  label: string;
  value: string;
  description: { title: string; text: string } | null;
  deduction: Deduction | null;
}

export const inputTypes = ["radio", "checkbox", "textarea"] as const;

export interface Question {
  text: string;
  /** Names what it asks on a line of an offer: "Accident history"; missing = `text` does. */
  shortText?: string | undefined;
  description: string | null;
  inputType: (typeof inputTypes)[number];
  required: boolean;
  /** True = the answer is a note for the inspection, which the offer's page repeats. */
  forInspection?: boolean | undefined;
  /** The answers of an earlier question that reveal this one; null = always shown. */
  condition: { questionId: string; answers: readonly string[] } | null;
  /** Answers to choose from; empty for a `textarea`. */
  answers: readonly Answer[];
}

export interface Category {
  categoryId: string;
  categoryTitle: string;
  categoryDescription: string | null;
  /** In the order in which they are asked. */
  questionsIds: readonly string[];
}

/** Questions by id, and the categories that hold them in order. */
export interface Questionnaire {
  questions: Readonly<Record<string, Question>>;
  categories: readonly Category[];
}

/** Values by question: one of a `radio`, any number of a `checkbox`, the text of a `textarea`. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The ids of all questions, in the order in which they are asked. */
export function questionOrder({
  categories,
}: {
  categories: readonly Pick<Category, "questionsIds">[];
}): string[] {
  return categories.flatMap(({ questionsIds }) => questionsIds);
}

import { inputTypes, ruleSets } from "@forecourt/domain/trade/questionnaire";
import { z } from "zod";
import { Rules } from "../rules.ts";
import { Cents, Line, orNull, Percent } from "../values.ts";

const unused = z.literal(false);

const PercentBySet = z.strictObject(
  Object.fromEntries(ruleSets.map((name) => [name, Percent])) as Record<
    (typeof ruleSets)[number],
    typeof Percent
  >,
);

const Deduction = z.strictObject({
  amountCents: z.union([Cents, unused], "whole cents, or false"),
  percent: z.union(
    [Percent, PercentBySet, unused],
    "a percentage, one for each of the rule sets, or false",
  ),
  logicOperation: z.literal("merge").optional(),
  rules: Rules.default([]),
});

const Answer = z.strictObject({
  label: Line,
  value: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters and digits with hyphens"),
  description: orNull(z.strictObject({ title: Line, text: Line })),
  deduction: orNull(Deduction),
});

const Question = z.strictObject({
  text: Line,
  shortText: Line.optional(),
  description: orNull(Line),
  inputType: z.enum(inputTypes),
  required: z.boolean(),
  forInspection: z.boolean().optional(),
  condition: orNull(z.strictObject({ questionId: z.string(), answers: z.array(z.string()) })),
  answers: z.array(Answer).max(20, "at most 20 answers").default([]),
});

const Category = z.strictObject({
  categoryId: Line,
  categoryTitle: Line,
  categoryDescription: orNull(Line),
  questionsIds: z.array(z.string()).min(1, "at least one question"),
});

/** The questionnaire on a seller's car, `questionnaire.json`; its types are in `shared/domain/trade`. */
export const Questionnaire = z.strictObject({
  questions: z.record(z.string().regex(/^\d{1,4}$/, "a number as the question's id"), Question),
  categories: z.array(Category).min(1, "at least one category"),
});

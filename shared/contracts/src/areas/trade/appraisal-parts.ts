import { answerFaults, maxTextLength } from "@forecourt/domain/trade/read-answers";
import { z } from "zod";

/** Schema of a typed text: it is trimmed, and a blank text is null. */
const typed = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .default(null);

/** The seller's car. The calendar year is checked when an offer is made. */
export const Car = z.object({
  /** As typed; it is checked, and its fault is that of `vin`. */
  vin: typed(40),
  licensePlate: typed(10),
  /** State that issued the plate, and in which the car is. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, "two capitals")
    .nullable()
    .default(null),
  modelYear: z.int().min(1900).max(2100),
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(80),
  series: typed(80),
  style: typed(80),
  mileage: z.int().min(0).max(999_999),
  exteriorColor: typed(40),
  /** Codes of options, as the valuation names them. */
  options: z.array(z.string().max(20)).max(60).default([]),
});
export type Car = z.infer<typeof Car>;

/** Values by question; see `readAnswers` in `shared/domain/trade`. */
export const AnswersByQuestion = z
  .record(z.string().regex(/^\d{1,4}$/), z.array(z.string().max(maxTextLength * 2)).max(20))
  .refine((answers) => Object.keys(answers).length <= 100, "at most 100 questions");

/** The questions that the answers reveal, and which of them need an answer. */
export const AnsweredQuestions = z.object({
  revealed: z.array(z.string()),
  answers: AnswersByQuestion,
  faults: z.record(z.string(), z.enum(answerFaults)),
  progress: z.object({
    required: z.int().nonnegative(),
    answered: z.int().nonnegative(),
    next: z.string().nullable(),
  }),
});

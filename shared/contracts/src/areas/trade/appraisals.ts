import { inputTypes } from "@forecourt/domain/trade/questionnaire";
import { z } from "zod";
import { payoutOptions } from "../../dealer-config/trade/offers.ts";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { AnsweredQuestions, AnswersByQuestion, Car } from "./appraisal-parts.ts";
import { TradeOffer } from "./offer.ts";

const Question = z.object({
  text: z.string(),
  description: z.string().nullable(),
  inputType: z.enum(inputTypes),
  required: z.boolean(),
  condition: z.object({ questionId: z.string(), answers: z.array(z.string()) }).nullable(),
  /** Answers without their deductions, which only the service knows. */
  answers: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      description: z.object({ title: z.string(), text: z.string() }).nullable(),
    }),
  ),
});

const Category = z.object({
  categoryId: z.string(),
  categoryTitle: z.string(),
  categoryDescription: z.string().nullable(),
  questionsIds: z.array(z.string()),
});

/** The questions on a seller's car, in the order of the categories. */
export const getQuestionnaire = endpoint({
  method: "GET",
  path: "/api/trade/questionnaire",
  reply: z.object({
    questions: z.record(z.string(), Question),
    categories: z.array(Category),
  }),
  errors: ["dealer-unknown", "not-found"],
});

export type SellerQuestionnaire = z.infer<typeof getQuestionnaire.reply>;

/** A seller's car with the answers so far, and the offer for exactly these. */
export const Appraisal = z.object({
  car: Car,
  questions: AnsweredQuestions,
  /** Null = none yet, or car or answers have changed since, or it has expired. */
  offer: TradeOffer.nullable(),
  /** Time at which an appraisal without an offer is deleted. */
  expiresAt: z.iso.datetime(),
  /** True = the store has inspected the car: car and answers stay. */
  isLocked: z.boolean().optional(),
});
export type Appraisal = z.infer<typeof Appraisal>;

const params = z.object({ token: LinkToken });

/** Begins an appraisal. Its token is the link by which it is resumed, on any device. */
export const startAppraisal = endpoint({
  method: "POST",
  path: "/api/trade/appraisals",
  body: z.object({ car: Car }),
  reply: z.object({ token: LinkToken, appraisal: Appraisal }),
  errors: ["bad-body", "fields-invalid", "forbidden", "not-found", "too-many-requests"],
});

export const getAppraisal = endpoint({
  method: "GET",
  path: "/api/trade/appraisals/:token",
  params,
  reply: Appraisal,
  errors: ["bad-request", "not-found"],
});

/** Replaces the car; the answers stay. `answers-locked`: the store has inspected the car. */
export const saveCar = endpoint({
  method: "PUT",
  path: "/api/trade/appraisals/:token/car",
  params,
  body: z.object({ car: Car }),
  reply: Appraisal,
  errors: ["bad-request", "bad-body", "fields-invalid", "forbidden", "not-found", "answers-locked"],
});

/** Stores the answers to some questions; the others stay. Faults are stored, and come back in the reply. */
export const saveAnswers = endpoint({
  method: "PUT",
  path: "/api/trade/appraisals/:token/answers",
  params,
  body: z.object({ answers: AnswersByQuestion }),
  reply: Appraisal,
  errors: ["bad-request", "bad-body", "forbidden", "not-found", "answers-locked"],
});

/**
 * Makes the offer for the car and the answers as stored. The same car with the same answers gets the same
 * offer for as long as it is valid. `fields-invalid` names the questions that need an answer.
 */
export const requestOffer = endpoint({
  method: "POST",
  path: "/api/trade/appraisals/:token/offer",
  params,
  body: z.object({}).default({}),
  reply: Appraisal,
  errors: [
    "bad-request",
    "bad-body",
    "fields-invalid",
    "forbidden",
    "not-found",
    "too-many-requests",
  ],
});

/** Selects one of the kinds that were offered. `fields-invalid`: this one was not. */
export const selectPayment = endpoint({
  method: "PUT",
  path: "/api/trade/appraisals/:token/offer/selection",
  params,
  body: z.object({ selectedPayment: z.enum(payoutOptions) }),
  reply: Appraisal,
  errors: ["bad-request", "bad-body", "fields-invalid", "forbidden", "not-found"],
});

import { creditTiers } from "@forecourt/domain/financing/approval-range";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { Cents, EventOfAnswer, Extras, Reference, Typed } from "./application-parts.ts";
import { CarOfInterest } from "./car.ts";
import { carParameter } from "./car-parameter.ts";
import { creditScoreField, dealParameters, preApprovalAction } from "./pre-approval-paths.ts";

/** The twelve fields as typed, for a JSON body or a form. `softPullConsent` is the version of its notice. */
const Fields = z.object(
  Object.fromEntries(preApprovalFields.map((field) => [field, Typed])) as Record<
    (typeof preApprovalFields)[number],
    typeof Typed
  >,
);

/** The fields with what a form sends besides them. */
export const PreApprovalBody = z.object({
  ...Fields.shape,
  ...Extras.shape,
  /** Hours of work per week, for an hourly income; missing or empty = full time. */
  [hoursField]: Typed.optional(),
  /** The VIN of the car that it is for; anything else counts as none. */
  [carParameter]: Typed.optional(),
  /** Whole dollars that the visitor would put down for the car; anything else counts as none. */
  [dealParameters.moneyDown]: Typed.optional(),
  /** Whole dollars that the visitor counts on for a trade-in; anything else counts as none. */
  [dealParameters.tradeEquity]: Typed.optional(),
  /** Any text = the visitor asked for a credit score; the answer, the lead and the mail call it so. */
  [creditScoreField]: Typed.optional(),
});
export type PreApprovalBody = z.infer<typeof PreApprovalBody>;

/** Range that the visitor can likely finance, from a soft pull; no offer of credit. */
const Range = z.object({
  outcome: z.literal("range"),
  tier: z.enum(creditTiers),
  /** The score that stands for the tier, to be used as the visitor's payment terms. */
  creditScore: z.int(),
  /** The model year whose rates these are: that of the car that was named. Missing = that of the day. */
  carYear: z.int().optional(),
  /** Amounts that the budget pays for over the shortest and the longest term. */
  fromCents: Cents,
  toCents: Cents,
  /** The largest monthly payment that fits; filters the inventory. */
  monthlyBudgetCents: Cents,
  terms: z.array(
    z.object({
      months: z.int().positive(),
      annualRatePercent: z.number(),
      upToCents: Cents,
      monthlyCents: Cents,
      monthlyOfFromCents: Cents,
    }),
  ),
});

/** A person looks at it: no file, a frozen one, or a budget below every loan. Never a refusal. */
const Review = z.object({
  outcome: z.literal("review"),
  reason: z.enum(["no-file", "frozen", "budget"]),
  /** The tier where the bureau answered, with the score that stands for it; missing = it has no score. */
  credit: z.object({ tier: z.enum(creditTiers), creditScore: z.int() }).optional(),
});

/** The bureau gave no answer. The request is stored, and a person calls back. */
const NoAnswer = z.object({ outcome: z.literal("no-answer") });

export const PreApproval = z.object({
  number: Reference,
  /** Opens this answer again; the only authorization. */
  token: LinkToken,
  receivedAt: z.iso.datetime(),
  firstName: z.string(),
  /** True = the visitor asked for a credit score; missing = false. */
  isScore: z.boolean().optional(),
  /** True = invented by the sandbox bureau; pages label it as a demo. */
  isSandbox: z.boolean(),
  /** True = the same request was answered before, and nothing was sent again. */
  isUnchanged: z.boolean(),
  event: EventOfAnswer,
  /**
   * ZIP code as typed, which decides the taxes of a car. Missing = the answer was stored before the form had the field.
   */
  zip: z.string().optional(),
  /** The last day of a range by the store's clock; null or missing = none is stated. */
  validUntil: z.iso.date().nullish(),
  answer: z.discriminatedUnion("outcome", [Range, Review, NoAnswer]),
  /** The car as it was when this was asked, and whether it is sold meanwhile; null or missing = none. */
  car: CarOfInterest.nullish(),
  /** Money down and trade-in that were stated with the car; null or missing = none. */
  moneyDownCents: Cents.nullish(),
  tradeEquityCents: Cents.nullish(),
});
export type PreApproval = z.infer<typeof PreApproval>;

/**
 * Asks for a pre-approval. A repeated Idempotency-Key, and the same data sent again within 30 days, get the
 * same answer. `fields-invalid` has the texts by field. A form without JavaScript is redirected.
 */
export const requestPreApproval = endpoint({
  method: "POST",
  path: preApprovalAction,
  body: PreApprovalBody,
  reply: PreApproval,
  errors: ["bad-body", "fields-invalid", "forbidden", "idempotency-conflict", "too-many-requests"],
});

/** The answer of an earlier request. */
export const getPreApproval = endpoint({
  method: "GET",
  path: "/api/financing/pre-approvals/:token",
  params: z.object({ token: LinkToken }),
  reply: PreApproval,
  errors: ["bad-request", "not-found"],
});

import { employmentStatuses, housingStatuses } from "@forecourt/domain/financing/housing";
import { incomePeriods } from "@forecourt/domain/financing/income";
import { maritalStatuses } from "@forecourt/domain/financing/marital-status";
import { consentNames } from "@forecourt/domain/financing/pre-approval-form";
import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { Cents, EventOfAnswer, Extras, Party, Reference } from "./application-parts.ts";
import { StatedDeal } from "./car.ts";

const params = z.object({ token: LinkToken });

/** Status of an application. */
const Status = z.enum(["received", "viewed", "answered"]);

/** Answer of the dealership. */
export const Answer = z.enum(["approved", "counter-offer", "declined", "incomplete", "withdrawn"]);

/** An applicant in the copy to print. The number shows its last four digits, the birth date its year. */
export const MaskedApplicant = z.object({
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  suffix: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  /** `•••-••-6789` */
  ssn: z.string(),
  /** `••/••/1990` */
  dateOfBirth: z.string(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  residences: z.array(
    z.object({
      /** Null = not stated, of an earlier address; so is the payment. */
      housingStatus: z.enum(housingStatuses).nullable(),
      monthlyRentCents: Cents.nullable(),
      years: z.int(),
      months: z.int(),
      fullAddress: z.string(),
      apartment: z.string().nullable(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
    }),
  ),
  employment: z.array(
    z.object({
      status: z.enum(employmentStatuses),
      employer: z.string().nullable(),
      jobTitle: z.string().nullable(),
      phone: z.string().nullable(),
      incomeCents: Cents,
      incomeType: z.enum(incomePeriods),
      hoursPerWeek: z.int(),
      monthlyIncomeCents: Cents,
      years: z.int(),
      months: z.int(),
    }),
  ),
  otherIncome: z.object({ monthlyCents: Cents, source: z.string() }).nullable(),
  monthlyIncomeCents: Cents,
  /** Payments besides housing; null or missing = not stated. */
  monthlyDebtsCents: Cents.nullish(),
});

/** A loan with its payment, as `figureOffer` computes it. */
const LoanOffer = z.object({
  amountCents: Cents,
  months: z.int().positive(),
  annualRatePercent: z.number(),
  monthlyCents: Cents,
  totalOfPaymentsCents: Cents,
  financeChargeCents: Cents,
});

/** The status page of an application. */
export const Application = z.object({
  /** Applicant whose token was used. The co-borrower sees their own part, and only the offer of the answer. */
  party: Party,
  number: Reference,
  status: Status,
  receivedAt: z.iso.datetime(),
  viewedAt: z.iso.datetime().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  answer: Answer.nullable(),
  /**
   * The principal reasons of an adverse answer (12 CFR 1002.9); pages show the notice with them. Empty = not
   * adverse.
   */
  adverseReasons: z.array(z.string()),
  /**
   * Terms of the dealership's offer, in its own words, in one line of at most 500 characters; null or missing = not
   * stated.
   */
  terms: z.string().max(500).nullish(),
  /** The offered loan, with its figures; null or missing = the answer has no loan in figures. */
  offer: LoanOffer.nullish(),
  /**
   * Deal that the offer is for, also on the page of a mail's link; null or missing = there is no offer, or no deal was
   * stated.
   */
  offeredFor: z
    .object({
      /** `2021 Kia Telluride SX`; null = not decided. */
      car: z.string().nullable(),
      moneyDownCents: Cents.nullable(),
    })
    .nullish(),
  /** Time at which the borrower accepted a counter-offer; null or missing = not yet. */
  acceptedAt: z.iso.datetime().nullish(),
  /** The last day of the offer by the store's clock; null or missing = none is stated. */
  validUntil: z.iso.date().nullish(),
  /**
   * Time at which the borrower had accepted an offer that was withdrawn later; null or missing = none was withdrawn.
   */
  withdrawnAcceptanceAt: z.iso.datetime().nullish(),
  /** First name of the applicant whose token was used. */
  firstName: z.string(),
  /** First name of the person who began the application. */
  borrowerFirstName: z.string(),
  isJoint: z.boolean(),
  /**
   * Deal for which financing was requested; null or missing = the application was sent before the form had these
   * fields.
   */
  deal: StatedDeal.nullish(),
  /** The copy to print; null for the co-borrower. */
  borrower: MaskedApplicant.nullable(),
  coBorrower: MaskedApplicant.nullable(),
  /**
   * True = the present address of this co-borrower is the borrower's, by reference: its fields are empty. Missing =
   * not.
   */
  isHomeShared: z.boolean().optional(),
  /**
   * The co-borrower who filled in by invitation, of whom the borrower sees the name alone; `coBorrower` is null then.
   */
  invitedCoBorrower: z.object({ firstName: z.string(), lastName: z.string() }).nullish(),
  /** The consents as they were given, with their texts. */
  consents: z.array(
    z.object({ name: z.enum(consentNames), party: Party, text: z.string(), at: z.iso.datetime() }),
  ),
  storeName: z.string(),
  /** On one line, with the ZIP code. */
  storeAddress: z.string(),
  storePhone: z.string(),
});
export type Application = z.infer<typeof Application>;

export const Submitted = z.object({
  number: Reference,
  /** Opens the status page. The same for every repeated submission of one draft. */
  token: LinkToken,
  /** True = the same application was sent before: nothing was sent again. */
  isUnchanged: z.boolean(),
  event: EventOfAnswer,
});
export type Submitted = z.infer<typeof Submitted>;

/**
 * Sends a draft as one application, however often and from however many tabs it is submitted. An application
 * that is equal to one of the last 30 days is not sent again, and is 200. `fields-invalid` has texts by
 * `borrower.<path>` and `coBorrower.<path>`.
 */
export const submitApplication = endpoint({
  method: "POST",
  path: "/api/financing/drafts/:token/submission",
  params,
  body: Extras,
  reply: Submitted,
  errors: [
    "bad-request",
    "bad-body",
    "fields-invalid",
    "forbidden",
    "not-found",
    "record-gone",
    "too-many-requests",
  ],
});

export const getApplication = endpoint({
  method: "GET",
  path: "/api/financing/applications/:token",
  params,
  reply: Application,
  errors: ["bad-request", "not-found"],
});

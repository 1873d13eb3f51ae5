import { Party, Reference } from "@forecourt/contracts/areas/financing/application-parts";
import { Answer, MaskedApplicant } from "@forecourt/contracts/areas/financing/applications";
import { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { housingStatuses } from "@forecourt/domain/financing/housing";
import { incomePeriods } from "@forecourt/domain/financing/income";
import { consentNames } from "@forecourt/domain/financing/pre-approval-form";
import { z } from "zod";

/** The version of the export's form. A changed or removed field is a new version; an added one is not. */
export const EXPORT_FORMAT = "forecourt-credit-application/2";

const cents = () => z.int().nonnegative().describe("US dollars in whole cents");
const day = () => z.iso.date().describe("YYYY-MM-DD");
const phone = () =>
  z
    .string()
    .regex(/^\+1\d{10}$/)
    .describe("E.164");
const version = () => z.string().describe("version of the text of the consent");

const GivenConsent = z.strictObject({
  name: z.enum(consentNames),
  party: Party,
  version: version(),
  text: z.string().describe("the text as it was shown"),
  at: z.iso.datetime().describe("when it was given, in UTC"),
});

const shared = {
  format: z.literal(EXPORT_FORMAT),
  number: Reference.describe("the number that the applicant sees"),
  dealerId: z.string(),
  storeId: z.string(),
  receivedAt: z.iso.datetime().describe("in UTC"),
  consents: z.array(GivenConsent),
  deal: StatedDeal.optional().describe(
    "the car as it was when this was sent, money down, trade-in and the amount to finance in whole cents; missing = not asked",
  ),
};

const Applicant = z.strictObject({
  ...MaskedApplicant.shape,
  phone: phone(),
  monthlyDebtsCents: cents().nullish().describe("payments besides housing; null = not stated"),
  ssn: z.string().regex(/^\d{3}-\d{2}-\d{4}$/),
  dateOfBirth: day(),
  consents: z.partialRecord(z.enum(consentNames), version()),
});

const FullExport = z.strictObject({
  ...shared,
  kind: z.literal("full"),
  answer: Answer.nullable().describe("what the dealership answered; null = not yet"),
  vendorName: z.string().describe("the dealership"),
  borrower: Applicant,
  coBorrower: Applicant.nullable().describe("null = an individual application"),
  isCoBorrowerInvited: z
    .boolean()
    .optional()
    .describe(
      "true = the co-borrower filled in by themselves, unseen by the borrower; missing = not known",
    ),
});

const PreApprovalExport = z.strictObject({
  ...shared,
  kind: z.literal("pre-approval"),
  applicant: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: phone(),
    dateOfBirth: day(),
    street: z.string(),
    zip: z.string().regex(/^\d{5}$/),
    state: z.string().regex(/^[A-Z]{2}$/),
    housing: z.enum(housingStatuses),
    monthlyHousingCents: cents(),
    incomeCents: cents(),
    incomePeriod: z.enum(incomePeriods),
    hoursPerWeek: z.int().optional().describe("of an income by the hour; missing = paid otherwise"),
    monthlyIncomeCents: cents(),
    softPullConsent: version(),
  }),
  answer: PreApproval.shape.answer.describe("what the website answered"),
  score: z.int().nullable().describe("of the soft pull; null = the bureau gave no answer"),
  isSandbox: z.boolean().describe("true = invented by the sandbox bureau"),
});

/** Output of `applications export` as JSON: a list of applications. */
export const ApplicationsExport = z
  .array(z.discriminatedUnion("kind", [FullExport, PreApprovalExport]))
  .describe("Credit applications and pre-approvals of a dealership's website");

/** The JSON Schema of the export. */
export function exportJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(ApplicationsExport), null, 2)}\n`;
}

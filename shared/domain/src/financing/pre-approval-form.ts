import type { Cents } from "../money.ts";
import { parseBirthDate } from "./birth-date.ts";
import type { CheckedForm } from "./faults.ts";
import { createFormCheck } from "./form-check.ts";
import { type HousingStatus, housingStatuses } from "./housing.ts";
import {
  fullTimeHours,
  type IncomePeriod,
  incomePeriods,
  maxHours,
  monthlyIncome,
} from "./income.ts";
import { hoursField } from "./pre-approval-hours.ts";
import {
  parseAmount,
  parseChoice,
  parseConsent,
  parseCount,
  parseEmail,
  parseLine,
  parseName,
  parsePhoneField,
  parseZip,
} from "./typed-values.ts";

/** The fields of the pre-approval, in their order: twelve with the consent. */
export const preApprovalFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "dateOfBirth",
  "street",
  "zip",
  "housing",
  "monthlyHousing",
  "income",
  "incomePeriod",
  "softPullConsent",
] as const;
export type PreApprovalField = (typeof preApprovalFields)[number];

/** The form as typed. */
export type PreApprovalForm = Readonly<
  Record<PreApprovalField, string> & Partial<Record<typeof hoursField, string | undefined>>
>;

/** A checked pre-approval. Amounts in cents. */
export interface PreApprovalApplicant {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  /** ISO day. */
  dateOfBirth: string;
  street: string;
  zip: string;
  state: string;
  housing: HousingStatus;
  monthlyHousingCents: Cents;
  incomeCents: Cents;
  incomePeriod: IncomePeriod;
  /** Hours of work per week, for an hourly income; missing = paid otherwise, or sent before the form had the field. */
  hoursPerWeek?: number;
  monthlyIncomeCents: Cents;
  /** The version of the soft pull's notice. */
  softPullConsent: string;
}

/** Facts against which a form is checked. */
export interface CheckContext {
  /** ISO day at the store. */
  today: string;
  /** The current version of each consent text. */
  consents: Readonly<Record<ConsentName, string>>;
}

/** The consents of financing, each with a text of its own. */
export const consentNames = ["softPull", "hardPull", "esign", "jointIntent"] as const;
export type ConsentName = (typeof consentNames)[number];

/** Checks a pre-approval; every field is required, and a rent-free home has a housing payment of 0. */
export function checkPreApproval(
  form: PreApprovalForm,
  { today, consents }: CheckContext,
): CheckedForm<PreApprovalApplicant> {
  const check = createFormCheck();
  const firstName = check.read("firstName", parseName(form.firstName, 60));
  const lastName = check.read("lastName", parseName(form.lastName, 60));
  const email = check.read("email", parseEmail(form.email));
  const phone = check.read("phone", parsePhoneField(form.phone));
  const dateOfBirth = check.read("dateOfBirth", parseBirthDate(form.dateOfBirth, today));
  const street = check.read("street", parseLine(form.street, 120));
  const place = check.read("zip", parseZip(form.zip));
  const housing = check.read("housing", parseChoice(form.housing, housingStatuses));
  const monthlyHousing = check.read("monthlyHousing", parseAmount(form.monthlyHousing));
  const income = check.read("income", parseAmount(form.income));
  const period = check.read("incomePeriod", parseChoice(form.incomePeriod, incomePeriods));
  const isHourly = period === "hourly";
  const typedHours = isHourly ? (form[hoursField] ?? "") : "";
  const hours = check.read(hoursField, parseCount(typedHours, maxHours)) || fullTimeHours;
  const consent = check.read(
    "softPullConsent",
    parseConsent(form.softPullConsent, consents.softPull),
  );
  return check.finish(() => ({
    firstName: firstName ?? "",
    lastName: lastName ?? "",
    email: email ?? "",
    phone: phone ?? "",
    dateOfBirth: dateOfBirth ?? "",
    street: street ?? "",
    zip: place?.zip ?? "",
    state: place?.state ?? "",
    housing: housing ?? "other",
    monthlyHousingCents: monthlyHousing ?? 0,
    incomeCents: income ?? 0,
    incomePeriod: period ?? "monthly",
    ...(isHourly && { hoursPerWeek: hours }),
    monthlyIncomeCents: monthlyIncome(income ?? 0, period ?? "monthly", hours),
    softPullConsent: consent ?? "",
  }));
}

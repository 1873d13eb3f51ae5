import type { Cents } from "../money.ts";
import { type ApplicantForm, debtField, valueOf } from "./applicant-fields.ts";
import { parseBirthDate } from "./birth-date.ts";
import { type Employment, readEmployment } from "./employment.ts";
import { accepted, type Checked, type CheckedForm } from "./faults.ts";
import { createFormCheck, type FormCheck } from "./form-check.ts";
import { asksMaritalStatus, type MaritalStatus, maritalStatuses } from "./marital-status.ts";
import type { CheckContext, ConsentName } from "./pre-approval-form.ts";
import { type Residence, readResidences } from "./residences.ts";
import { parseSsn } from "./ssn.ts";
import {
  parseAmount,
  parseChoice,
  parseConsent,
  parseEmail,
  parseLine,
  parseName,
  parseNameSuffix,
  parseOptionalName,
  parsePhoneField,
} from "./typed-values.ts";

/** Income besides a job. Alimony and the like are stated only by those who want them considered. */
interface OtherIncome {
  monthlyCents: Cents;
  source: string;
}

/** A checked part of an application: the borrower's, or the co-borrower's. */
export interface Applicant {
  firstName: string;
  middleName: string | null;
  lastName: string;
  suffix: string | null;
  email: string;
  /** E.164. */
  phone: string;
  /** ISO day. */
  dateOfBirth: string;
  /** `ddd-dd-dddd` */
  ssn: string;
  /** Null = not asked. */
  maritalStatus: MaritalStatus | null;
  residences: Residence[];
  employment: Employment[];
  otherIncome: OtherIncome | null;
  /** Gross, of the present jobs and the other income. */
  monthlyIncomeCents: Cents;
  /** Car loans, cards, student loans and support that the applicant pays every month; null = not stated. */
  monthlyDebtsCents: Cents | null;
  /** The versions of the texts that the applicant agreed to. */
  consents: Readonly<Partial<Record<ConsentName, string>>>;
}

interface ApplicantContext extends CheckContext {
  /** Two people apply together: each affirms it. */
  isJoint: boolean;
}

/** Checks one applicant's part of a full application for a loan that the car secures. */
export function checkApplicant(
  form: ApplicantForm,
  context: ApplicantContext,
): CheckedForm<Applicant> {
  const check = createFormCheck();
  const about = readAbout(form, context, check);
  const residences = readResidences(form, check);
  const employment = readEmployment(form, check);
  const otherIncome = readOtherIncome(form, check);
  const debts = valueOf(form, debtField);
  const monthlyDebtsCents = debts.trim() === "" ? null : check.read(debtField, parseAmount(debts));
  const state = residences[0]?.state ?? "";
  const maritalStatus = check.read(
    "maritalStatus",
    readMaritalStatus(valueOf(form, "maritalStatus"), { state, isJoint: context.isJoint }),
  );
  const consents = readConsents(form, context, check);
  const earned = employment[0]?.monthlyIncomeCents ?? 0;
  return check.finish(() => ({
    ...about,
    maritalStatus,
    residences,
    employment,
    otherIncome,
    monthlyIncomeCents: earned + (otherIncome?.monthlyCents ?? 0),
    monthlyDebtsCents,
    consents,
  }));
}

function readAbout(form: ApplicantForm, { today }: ApplicantContext, check: FormCheck) {
  const read = <T>(name: string, parse: (text: string) => Checked<T>) =>
    check.read(name, parse(valueOf(form, name)));
  return {
    firstName: read("firstName", (text) => parseName(text, 60)) ?? "",
    middleName: read("middleName", (text) => parseOptionalName(text, 60)),
    lastName: read("lastName", (text) => parseName(text, 60)) ?? "",
    suffix: read("suffix", parseNameSuffix),
    email: read("email", parseEmail) ?? "",
    phone: read("phone", parsePhoneField) ?? "",
    dateOfBirth: read("dateOfBirth", (text) => parseBirthDate(text, today)) ?? "",
    ssn: read("ssn", parseSsn) ?? "",
  };
}

/** An answer where the site does not ask is not taken. */
function readMaritalStatus(
  text: string,
  { state, isJoint }: { state: string; isJoint: boolean },
): Checked<MaritalStatus | null> {
  const isAsked = asksMaritalStatus({ isSecured: true, isJoint, state });
  return isAsked ? parseChoice(text, maritalStatuses) : accepted(null);
}

function readOtherIncome(form: ApplicantForm, check: FormCheck): OtherIncome | null {
  const amount = valueOf(form, "otherIncome");
  const source = valueOf(form, "otherIncomeSource");
  if (amount.trim() === "" && source.trim() === "") return null;
  return {
    monthlyCents: check.read("otherIncome", parseAmount(amount)) ?? 0,
    source: check.read("otherIncomeSource", parseLine(source, 80)) ?? "",
  };
}

function readConsents(
  form: ApplicantForm,
  { consents, isJoint }: ApplicantContext,
  check: FormCheck,
): Partial<Record<ConsentName, string>> {
  const needed = ["esign", "hardPull", ...(isJoint ? (["jointIntent"] as const) : [])] as const;
  return Object.fromEntries(
    needed.map((name) => {
      const sent = valueOf(form, `consents.${name}`);
      return [name, check.read(`consents.${name}`, parseConsent(sent, consents[name])) ?? ""];
    }),
  );
}

import type { Cents } from "../money.ts";
import {
  type ApplicantForm,
  type EmploymentField,
  employmentFields,
  entriesOf,
  maxEntries,
} from "./applicant-fields.ts";
import { accepted } from "./faults.ts";
import type { FormCheck } from "./form-check.ts";
import { coveredMonths, needsEarlierEntry } from "./history.ts";
import { type EmploymentStatus, employmentStatuses, hasEmployer } from "./housing.ts";
import {
  fullTimeHours,
  type IncomePeriod,
  incomePeriods,
  maxHours,
  monthlyIncome,
} from "./income.ts";
import {
  parseAmount,
  parseChoice,
  parseCount,
  parseLine,
  parseOptionalLine,
  parsePhoneField,
} from "./typed-values.ts";

/** One job, or another way in which an applicant earns. */
export interface Employment {
  status: EmploymentStatus;
  /** Null where there is no employer. */
  employer: string | null;
  jobTitle: string | null;
  /** E.164. */
  phone: string | null;
  incomeCents: Cents;
  incomeType: IncomePeriod;
  hoursPerWeek: number;
  /** Gross, computed from the three fields above. */
  monthlyIncomeCents: Cents;
  years: number;
  months: number;
}

/** The jobs of a form, newest first, until they cover 24 months. Faults are recorded in `check`. */
export function readEmployment(form: ApplicantForm, check: FormCheck): Employment[] {
  const jobs = entriesOf(form, { list: "employment", fields: employmentFields }).map(
    (entry, index) => readJob(entry, `employment.${index}`, check),
  );
  if (needsEarlierEntry(jobs)) {
    const next = Math.min(jobs.length, maxEntries - 1);
    check.refuse(`employment.${next}.status`, "history-too-short");
  }
  return jobs;
}

function readJob(entry: Record<EmploymentField, string>, at: string, check: FormCheck): Employment {
  const read = check.read.bind(check);
  const stated = read(`${at}.status`, parseChoice(entry.status, employmentStatuses));
  const status = stated ?? "other";
  // The form marks them as required until a status says otherwise.
  const works = stated === null || hasEmployer(stated);
  const line = works ? parseLine : parseOptionalLine;
  const phone = works || entry.phone.trim() !== "" ? parsePhoneField(entry.phone) : accepted(null);
  const years = read(`${at}.years`, parseCount(entry.years, 99)) ?? 0;
  const months = read(`${at}.months`, parseCount(entry.months, 11)) ?? 0;
  if (coveredMonths([{ years, months }]) === 0) check.refuse(`${at}.years`, "required");
  const incomeCents = read(`${at}.income`, parseAmount(entry.income)) ?? 0;
  const incomeType = read(`${at}.incomeType`, parseChoice(entry.incomeType, incomePeriods));
  const hours = read(`${at}.hoursPerWeek`, parseCount(entry.hoursPerWeek, maxHours)) ?? 0;
  const hoursPerWeek = hours === 0 ? fullTimeHours : hours;
  return {
    status,
    employer: read(`${at}.employer`, line(entry.employer, 100)),
    jobTitle: read(`${at}.jobTitle`, line(entry.jobTitle, 80)),
    phone: read(`${at}.phone`, phone),
    incomeCents,
    incomeType: incomeType ?? "monthly",
    hoursPerWeek,
    monthlyIncomeCents: monthlyIncome(incomeCents, incomeType ?? "monthly", hoursPerWeek),
    years,
    months,
  };
}

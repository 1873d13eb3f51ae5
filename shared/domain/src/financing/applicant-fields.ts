import { dealFields } from "./deal-fields.ts";
import { consentNames } from "./pre-approval-form.ts";

/** The steps of an applicant's part, in their order. */
export const applicantSteps = ["about", "homes", "work", "agreements"] as const;

/** The steps of the borrower's part: what the loan is for comes first. */
export const applicationSteps = ["deal", ...applicantSteps] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Entries of a list: six addresses or jobs within two years are the most that a form takes. */
export const maxEntries = 6;

export const aboutFields = [
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "email",
  "phone",
  "dateOfBirth",
  "ssn",
] as const;

export const residenceFields = [
  "housingStatus",
  "monthlyRent",
  "yearsAtAddress",
  "monthsAtAddress",
  "fullAddress",
  "apartment",
  "city",
  "state",
  "zipCode",
] as const;
export type ResidenceField = (typeof residenceFields)[number];

export const employmentFields = [
  "status",
  "employer",
  "jobTitle",
  "phone",
  "income",
  "incomeType",
  "hoursPerWeek",
  "years",
  "months",
] as const;
export type EmploymentField = (typeof employmentFields)[number];

export const otherIncomeFields = ["otherIncome", "otherIncomeSource"] as const;

/** Payments that an applicant makes every month besides housing; one sum, optional. */
export const debtField = "monthlyDebts";

/**
 * The checkbox by which a co-borrower states that their present address is the borrower's. The address itself is never
 * copied into their part, because another person may have their link.
 */
export const sharedHomeField = "sharedHome";

/** One applicant's part as typed: texts by the path of their field, such as `residences.0.city`. */
export type ApplicantForm = Readonly<Record<string, string>>;

/** The fields of a step; of a list, those of every entry. */
export function fieldsOfStep(step: ApplicationStep): string[] {
  if (step === "deal") return [...dealFields];
  if (step === "about") return [...aboutFields];
  if (step === "homes") return [...entryPaths("residences", residenceFields), sharedHomeField];
  if (step === "work") {
    return [...entryPaths("employment", employmentFields), ...otherIncomeFields, debtField];
  }
  const consents = consentNames.filter((name) => name !== "softPull");
  // Whether the marital status is asked depends on the state of the address, so it comes after it.
  return ["maritalStatus", ...consents.map((name) => `consents.${name}`)];
}

const stepByField: ReadonlyMap<string, ApplicationStep> = new Map(
  applicationSteps.flatMap((step) =>
    fieldsOfStep(step).map((field): [string, ApplicationStep] => [field, step]),
  ),
);

/** The step that asks for a field; null = there is no such field. */
export function stepOfField(path: string): ApplicationStep | null {
  return stepByField.get(path) ?? null;
}

function entryPaths(list: string, fields: readonly string[]): string[] {
  return Array.from({ length: maxEntries }, (_, index) =>
    fields.map((field) => `${list}.${index}.${field}`),
  ).flat();
}

/** The entries of a list as typed, newest first: the first one, and those after it up to an empty one. */
export function entriesOf<const F extends string>(
  form: ApplicantForm,
  { list, fields }: { list: string; fields: readonly F[] },
): Record<F, string>[] {
  const entries = Array.from({ length: maxEntries }, (_, index) =>
    entryOf(form, { list, index, fields }),
  );
  const end = entries.findIndex(
    (entry, index) => index > 0 && Object.values<string>(entry).every((text) => text.trim() === ""),
  );
  return end === -1 ? entries : entries.slice(0, end);
}

/** The fields of one entry as typed; a missing one is empty. */
export function entryOf<const F extends string>(
  form: ApplicantForm,
  { list, index, fields }: { list: string; index: number; fields: readonly F[] },
): Record<F, string> {
  return Object.fromEntries(
    fields.map((field) => [field, valueOf(form, `${list}.${index}.${field}`)]),
  ) as Record<F, string>;
}

/** A field as typed; a missing one is empty. */
export function valueOf(form: ApplicantForm, path: string): string {
  return Object.hasOwn(form, path) ? (form[path] ?? "") : "";
}

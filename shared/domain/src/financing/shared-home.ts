import { type ApplicantForm, sharedHomeField, valueOf } from "./applicant-fields.ts";

/** The value of the ticked box. */
export const sharedHomeValue = "yes";

const addressPaths: readonly string[] = [
  "residences.0.fullAddress",
  "residences.0.apartment",
  "residences.0.city",
  "residences.0.state",
  "residences.0.zipCode",
];

/** Whether the box is ticked. */
export function hasSharedHome(form: ApplicantForm): boolean {
  return valueOf(form, sharedHomeField) === sharedHomeValue;
}

/** A co-borrower's part, to be checked and submitted: with the borrower's present address where it is theirs, too. */
export function withSharedHome(coBorrower: ApplicantForm, borrower: ApplicantForm): ApplicantForm {
  if (!hasSharedHome(coBorrower)) return coBorrower;
  const address = addressPaths.map((path) => [path, valueOf(borrower, path)]);
  return { ...coBorrower, ...Object.fromEntries(address) };
}

/** Faults of a part, without the faults of an address that the other applicant enters. */
export function withoutSharedFaults<T>(
  form: ApplicantForm,
  faults: Readonly<Record<string, T>>,
): Record<string, T> {
  const isShared = hasSharedHome(form);
  const own = Object.entries(faults).filter(([path]) => !(isShared && addressPaths.includes(path)));
  return Object.fromEntries(own);
}

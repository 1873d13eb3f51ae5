/**
 * Why a field of a financing form is not accepted. Each has a text, `financing.fault.<code>`, in the texts of
 * the area; the codes are the contract between the rules, the service and the pages.
 */
export const financingFaults = [
  "required",
  "too-long",
  "characters",
  "name-characters",
  "email-invalid",
  "phone-invalid",
  "ssn-format",
  "ssn-never-issued",
  "ssn-of-other",
  "ssn-of-invited",
  "date-format",
  "date-not-real",
  "date-in-future",
  "date-too-early",
  "under-age",
  "amount-format",
  "amount-too-large",
  "amount-whole",
  "down-over-price",
  "trade-incomplete",
  "vin-invalid",
  "number-format",
  "number-range",
  "year-format",
  "zip-unknown",
  "state-unknown",
  "zip-of-other-state",
  "choice-unknown",
  "history-too-short",
  "homes-too-short",
  "consent-required",
  "consent-outdated",
] as const;
export type FinancingFault = (typeof financingFaults)[number];

/** One typed value after its check. */
export type Checked<T> = { ok: true; value: T } | { ok: false; fault: FinancingFault };

/** A whole form after its check; `faults` by the path of the field, such as `residences.0.city`. */
export type CheckedForm<T> =
  | { ok: true; value: T }
  | { ok: false; faults: Readonly<Record<string, FinancingFault>> };

export const accepted = <T>(value: T): Checked<T> => ({ ok: true, value });
export const refused = (fault: FinancingFault): Checked<never> => ({ ok: false, fault });

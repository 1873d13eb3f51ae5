/** The only terms that a creditor may use (12 CFR 1002.5(d)(1)). */
export const maritalStatuses = ["married", "unmarried", "separated"] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

/** States where spouses own property and debts in common, by statute. */
const communityPropertyStates: ReadonlySet<string> = new Set([
  "AZ",
  "CA",
  "ID",
  "LA",
  "NM",
  "NV",
  "PR",
  "TX",
  "WA",
  "WI",
]);

/** The credit that is applied for. */
export interface CreditRequest {
  /** A loan with the car as its security. */
  isSecured: boolean;
  /** Several people apply together. */
  isJoint: boolean;
  /** Two-letter state where the applicant lives. */
  state: string;
}

/**
 * Whether the law lets a creditor ask for the marital status: for individual unsecured credit only in a
 * community property state, and for secured or joint credit everywhere (Regulation B, 12 CFR 1002.5(d)(1)).
 */
export function mayAskMaritalStatus({ isSecured, isJoint, state }: CreditRequest): boolean {
  return isSecured || isJoint || communityPropertyStates.has(state);
}

/**
 * Whether this site asks. It asks only where the law permits it and the answer matters: where a spouse would
 * own the car and the debt in common.
 */
export function asksMaritalStatus(request: CreditRequest): boolean {
  return mayAskMaritalStatus(request) && communityPropertyStates.has(request.state);
}

import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import { valueOf } from "@forecourt/domain/financing/applicant-fields";
import type { FinancingFault } from "@forecourt/domain/financing/faults";
import { isSameSsn } from "@forecourt/domain/financing/ssn";
import type { OpenDraft } from "./draft-store.ts";

type BothParts = Pick<OpenDraft, "borrower" | "coBorrower"> & {
  row: Pick<OpenDraft["row"], "is_joint" | "co_token_hash">;
};

/**
 * The error if both applicants have the same Social Security number, at the part that the borrower can open; null = the
 * numbers differ. An invited co-borrower does not see it, because it would reveal the borrower's number.
 */
export function sameSsnFault({
  row,
  borrower,
  coBorrower,
}: BothParts): { party: Party; fault: FinancingFault } | null {
  if (row.is_joint !== 1) return null;
  if (!isSameSsn(valueOf(borrower, "ssn"), valueOf(coBorrower, "ssn"))) return null;
  return row.co_token_hash === null
    ? { party: "coBorrower", fault: "ssn-of-other" }
    : { party: "borrower", fault: "ssn-of-invited" };
}

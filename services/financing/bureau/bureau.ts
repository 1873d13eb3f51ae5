import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";

/** Result of a soft pull. `no-file`: the bureau has no file; `frozen`: the applicant has frozen it. */
export type BureauAnswer = { kind: "score"; score: number } | { kind: "no-file" | "frozen" };

/** The identity of an applicant, and nothing else, for a soft pull. */
export type BureauRequest = Pick<
  PreApprovalApplicant,
  "firstName" | "lastName" | "dateOfBirth" | "street" | "zip" | "state"
>;

/** A credit bureau, for soft pulls only: they leave the score as it is. */
export interface Bureau {
  /** True = the answers are invented, and are labeled so. */
  readonly isSandbox: boolean;
  /** @throws BureauError when there is no answer */
  softPull(request: BureauRequest): Promise<BureauAnswer>;
}

/** The bureau gave no usable answer. The message holds nothing of the applicant. */
export class BureauError extends Error {
  override name = "BureauError";
}

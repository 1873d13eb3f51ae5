import { maskedApplicant } from "../applications/application-view.ts";
import type { ShownApplication } from "./applications.ts";
import { exportDocument } from "./export-application.ts";
import { ratiosOf } from "./ratios-of.ts";

/**
 * The exported document for a screen: numbers show their last four digits, birth dates their year. With ratios,
 * the reasons of an adverse answer, and the network of the submission as evidence of its consents.
 */
export function maskedDocument(shown: ShownApplication) {
  const { content, row } = shown;
  const document = {
    ratios: ratiosOf(content),
    viewedAt: row.viewed_at,
    answeredAt: row.answered_at,
    adverseReasons: shown.reasons,
    terms: shown.terms,
    offer: shown.offer,
    validUntil: row.answer_valid_until,
    acceptedAt: row.accepted_at,
    withdrawnAcceptanceAt: row.withdrawn_acceptance_at,
    sentFromNetwork: content.origin.network,
    ...exportDocument(shown),
  };
  if (content.kind === "pre-approval") {
    const dateOfBirth = `••/••/${content.applicant.dateOfBirth.slice(0, 4)}`;
    return { ...document, applicant: { ...content.applicant, dateOfBirth } };
  }
  return {
    ...document,
    borrower: maskedApplicant(content.borrower),
    coBorrower: content.coBorrower && maskedApplicant(content.coBorrower),
  };
}

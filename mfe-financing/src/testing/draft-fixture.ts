import type { ConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { applicationSteps } from "@forecourt/domain/financing/applicant-fields";
import { consentNames } from "@forecourt/domain/financing/pre-approval-form";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";

export const draftToken = "T".repeat(43);

type Part = NonNullable<Draft["borrower"]>;

/** One applicant's part; `faults` by step, every other step is complete. */
export function partFixture(
  changes: Partial<Part> = {},
  faults: Partial<Record<(typeof applicationSteps)[number], Record<string, string>>> = {},
): Part {
  return {
    fields: { firstName: "Ada", lastName: "Moss", ssn: "•••-••-6789" },
    steps: applicationSteps.map((step) => ({
      step,
      faults: faults[step] ?? {},
      isBegun: true,
      editor: null,
    })),
    coveredMonths: { residences: 27, employment: 36 },
    asksMaritalStatus: false,
    ...changes,
  };
}

/** A complete application of one applicant. */
export function draftFixture(changes: Partial<Draft> = {}): Draft {
  return {
    party: "borrower",
    expiresAt: "2026-11-29T18:00:00.000Z",
    borrower: partFixture(),
    coBorrower: null,
    isJoint: false,
    invitation: null,
    invitedAt: null,
    borrowerFirstName: "Ada",
    submitted: null,
    ...changes,
  };
}

/** The texts of the consents, each with a version of its own. */
export function consentsFixture(): ConsentTexts["texts"] {
  const { texts } = siteFixture();
  return Object.fromEntries(
    consentNames.map((name) => [
      name,
      { version: `${name}-1`, text: texts[`financing.consent.${name}`] ?? "" },
    ]),
  ) as ConsentTexts["texts"];
}

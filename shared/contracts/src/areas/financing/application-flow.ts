import {
  type ApplicationStep,
  applicantSteps,
  applicationSteps,
} from "@forecourt/domain/financing/applicant-fields";
import type { Party } from "./application-parts.ts";
import type { Draft } from "./drafts.ts";

/**
 * The pages of an application, by the last segment of their address. The deal is the borrower's. A co-borrower who is
 * invited has the four after it for themselves; one who sits beside the borrower has those that begin with `co-`.
 */
export const applicationPages = [
  ...applicationSteps,
  "co-borrower",
  "co-about",
  "co-homes",
  "co-work",
  "co-agreements",
  "review",
] as const;
export type ApplicationPage = (typeof applicationPages)[number];

type FlowDraft = Pick<Draft, "party" | "isJoint" | "invitation" | "borrower" | "coBorrower">;

/** The pages that this draft has for the holder of its token, in their order. */
export function pagesOfDraft({ party, isJoint, invitation }: FlowDraft): ApplicationPage[] {
  if (party === "coBorrower") return [...applicantSteps, "review"];
  if (!isJoint) return [...applicationSteps, "review"];
  const coSteps = applicationPages.filter(
    (page) => page.startsWith("co-") && page !== "co-borrower",
  );
  return [...applicationSteps, "co-borrower", ...(invitation === null ? coSteps : []), "review"];
}

/** Step of a page, and the applicant whose step it is; null = the page is no step. */
export function stepOfPage(
  own: Party,
  page: ApplicationPage,
): { party: Party; step: ApplicationStep } | null {
  const isCo = page.startsWith("co-");
  const steps = isCo || own === "coBorrower" ? applicantSteps : applicationSteps;
  const step = steps.find((one) => one === (isCo ? page.slice(3) : page));
  return step === undefined ? null : { party: isCo ? "coBorrower" : own, step };
}

/** The texts of the faults of a page, by field; empty = it is complete, or has no fields. */
export function faultsOfPage(draft: FlowDraft, page: ApplicationPage): Record<string, string> {
  const at = stepOfPage(draft.party, page);
  if (at === null) return {};
  const part = at.party === "borrower" ? draft.borrower : draft.coBorrower;
  return part?.steps.find(({ step }) => step === at.step)?.faults ?? {};
}

/**
 * Whether no field is missing on a page. The page `co-borrower` is complete when an invited co-borrower has completed
 * their part, or when the co-borrower's part was begun on the borrower's device.
 */
export function isPageComplete(draft: FlowDraft, page: ApplicationPage): boolean {
  if (page === "review") return false;
  if (page !== "co-borrower") return Object.keys(faultsOfPage(draft, page)).length === 0;
  const { invitation, coBorrower } = draft;
  if (invitation !== null) return invitation === "complete";
  return coBorrower?.steps.some(({ isBegun }) => isBegun) ?? false;
}

/** Page to continue with: the first one that is not complete, else the review. */
export function pageToContinue(draft: FlowDraft): ApplicationPage {
  return pagesOfDraft(draft).find((page) => !isPageComplete(draft, page)) ?? "review";
}

import { financingPages } from "./pages.ts";

// Without schemas, because browsers read these, too.

/** The page of the pre-approval's form. */
export const [applyPath] = financingPages.apply.paths;

/** The page of the same form, worded for the credit score. */
export const [creditScorePath] = financingPages.creditScore.paths;

/** Action of the form, with and without a script. */
export const preApprovalAction = "/api/financing/pre-approvals";

/** Of the form on `creditScorePath`: its answer begins with the score. */
export const creditScoreField = "scoreFirst";

/** Of the form that begins an application with what a pre-approval has told: the token of its answer. */
export const preApprovalField = "preApproval";

/**
 * What a car's payments are figured with, in whole dollars and months: in the address of an answer, and in the forms
 * that ask for one and that begin an application. The names are those of payment terms in an address.
 */
export const dealParameters = { moneyDown: "down", tradeEquity: "trade", term: "term" } as const;

/** The id of the form in its page. */
export const preApprovalFormId = "pre-approval";

/** The page of an answer. */
export function preApprovalPath(token: string, { isScore }: { isScore: boolean }): string {
  return `${applyPath}/${token}${isScore ? "?view=score" : ""}`;
}

/** The page of a form that was rejected without JavaScript; its fragment leads to the error summary. */
export function correctionsPath(page: string, token: string): string {
  return `${page}/corrections/${token}#${preApprovalFormId}`;
}

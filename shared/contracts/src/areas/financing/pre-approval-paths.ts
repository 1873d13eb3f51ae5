import { financingPages } from "./pages.ts";

// Without schemas, because browsers read these, too.

/** The page of the pre-approval's form. */
export const [applyPath] = financingPages.apply.paths;

/** The page of the same form, worded for the credit score. */
export const [creditScorePath] = financingPages.creditScore.paths;

/** Action of the form, with and without a script. */
export const preApprovalAction = "/api/financing/pre-approvals";

/** Field of the form on `creditScorePath`, whose answer begins with the score. */
export const creditScoreField = "scoreFirst";

/** Field of the form that begins an application with the data of a pre-approval: token of its answer. */
export const preApprovalField = "preApproval";

/**
 * Query parameters and form fields with the values from which a car's payments are calculated, in whole dollars and
 * months. The names are those of payment terms in an address.
 */
export const dealParameters = { moneyDown: "down", tradeEquity: "trade", term: "term" } as const;

/** The id of the form in its page. */
export const preApprovalFormId = "pre-approval";

interface AnswerPage {
  /** The score comes first. */
  isScore: boolean;
  /**
   * Values of `dealParameters` that the form stated, by name; missing = none. A value that is no whole number is left
   * out.
   */
  stated?: Readonly<Record<string, string>>;
}

/** Path of the page of an answer, with the values from which its car's payments are calculated. */
export function preApprovalPath(token: string, { isScore, stated = {} }: AnswerPage): string {
  const query = new URLSearchParams(isScore ? { view: "score" } : {});
  for (const name of Object.values(dealParameters)) {
    const value = stated[name] ?? "";
    if (/^\d{1,7}$/.test(value)) query.set(name, value);
  }
  return `${applyPath}/${token}${query.size === 0 ? "" : `?${query}`}`;
}

/** The page of a form that was rejected without JavaScript; its fragment leads to the error summary. */
export function correctionsPath(page: string, token: string): string {
  return `${page}/corrections/${token}#${preApprovalFormId}`;
}

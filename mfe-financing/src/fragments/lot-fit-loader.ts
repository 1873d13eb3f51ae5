import { preApprovalPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { formatDollars } from "@forecourt/domain/money";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { listBudget } from "../pages/pre-approval/list-budget.ts";
import { textOf } from "../pages/pre-approval/pre-approval-view.ts";
import { yearOf } from "../pages/pre-approval/range-view.ts";
import { withTermsIn } from "../parts/deal/stated-terms.ts";
import { answerOfVisitor, tokenOfVisitor } from "./answer-of-visitor.ts";
import type { LotFitData } from "./lot-fit-data.ts";

/**
 * Loads the message that every car of the list at the request's address fits the visitor's pre-approval. It holds when
 * the list's payment limit is at most that of the answer's own list, at the answer's credit range. Null without a
 * pre-approval or a payment limit, or when a car may not fit.
 */
export const loadLotFit: FragmentLoader<LotFitData> = async (request) => {
  const { site, url, visitor } = request;
  const token = tokenOfVisitor(request);
  const limit = paymentLimitIn(url.searchParams);
  if (token === null || limit === null) return null;
  const found = await answerOfVisitor(request, token);
  if (found === null) return null;
  const { answer: range, zip } = found;
  const stated = withTermsIn(url.searchParams, visitor?.terms);
  const text = textOf(site);
  const year = range.carYear ?? yearOf(site, found);
  const { dollars } = listBudget(text, site, { range, stated, zip, year });
  const budget = Math.floor(range.monthlyBudgetCents / CENTS);
  const isOwnRate = (stated.creditScore ?? range.creditScore) === range.creditScore;
  if (limit > dollars || !isOwnRate) return null;
  return {
    title: text("lot.title"),
    sentence: text(dollars < budget ? "lot.tax" : "lot.none", {
      budget: formatDollars(budget * CENTS),
      zip: zip ?? "",
    }),
    answer: {
      label: text("lot.answer"),
      href: preApprovalPath(token, { isScore: found.isScore ?? false }),
    },
  };
};

const CENTS = 100;

/** Whole dollars a month; null = the list has no limit. */
function paymentLimitIn(query: URLSearchParams): number | null {
  const text = query.get("payment-under") ?? "";
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

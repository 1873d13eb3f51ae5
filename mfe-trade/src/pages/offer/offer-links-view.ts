import { requestOfferForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { appraisalPath } from "@forecourt/contracts/areas/trade/trade-paths";
import type { OfferData } from "./offer-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

/** Link to the questions that need an answer. */
export function resumeLink({ page, token, text }: OfferContext): OfferData["resume"] {
  return page.isComplete ? null : { label: text("continue"), href: appraisalPath(token) };
}

/** Link to all answers, once they are complete. */
export function changeLink({ page, token, text }: OfferContext): OfferData["change"] {
  return page.isComplete
    ? { label: text("change"), href: appraisalPath(token, "questions") }
    : null;
}

/** There is no offer yet, it has expired, or its value may be known by now. */
export function getButton({ page, token, text }: OfferContext): OfferData["get"] {
  const { offer, isExpired, isComplete, kept } = page;
  if (!isComplete) return null;
  const action = requestOfferForm.path.replace(":token", token);
  if (offer === null) return { action, label: text("get") };
  if (isExpired) return { action, label: text("getAgain") };
  const { result } = offer;
  const isRetried = result.outcome === "no-value" && !result.hasFewSales && kept === null;
  return isRetried ? { action, label: text("tryAgain") } : null;
}

import { appraisalPath, tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { toAppError } from "@forecourt/service-kit/error-handler";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { ensureOffer } from "../offers/ensure-offer.ts";
import type { SentForm } from "./mount-form.ts";
import { type FormContext, tooManyFault } from "./offer-context.ts";

/**
 * Makes the offer for an appraisal, unless there is one. Null = there is an offer; else the path where the seller has
 * to go on.
 */
export async function offerOrPath(
  deps: Deps,
  form: SentForm,
  context: FormContext,
): Promise<string | null> {
  const { site, appraisal } = context;
  try {
    await ensureOffer(deps, site, { appraisal, limit: () => limitNetwork(deps, form, "offer") });
    return null;
  } catch (error) {
    const { code } = toAppError(error);
    if (code === "fields-invalid") return appraisalPath(form.token);
    tooManyFault(error, context, form);
    return `${tradeOfferPath(form.token)}?busy=1`;
  }
}

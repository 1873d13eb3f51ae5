import { tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { type TradeSite, tradeSiteOf } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import type { AppraisalRow } from "../store/tables.ts";
import type { FormOutcome, SentForm } from "./mount-form.ts";
import { insertReturnedForm, type ReturnedForm } from "./returned-form-store.ts";

/** The appraisal that a form is about. */
export interface FormContext {
  site: TradeSite;
  appraisal: AppraisalRow;
}

/** @throws AppError not-found: no appraisal of this dealer has the token */
export async function formContextOf(
  deps: Deps,
  { token, request }: SentForm,
): Promise<FormContext> {
  const site = tradeSiteOf(deps, request);
  const found = { dealerId: site.dealerId, token, now: deps.now() };
  return { site, appraisal: await appraisalByToken(deps.database, found) };
}

/** The offer's page shows an accepted form at `section`. */
export function acceptedAt(token: string, section: string, isLead = false): FormOutcome {
  return { location: `${tradeOfferPath(token)}#${section}`, faults: {}, isLead };
}

/** Stores a form with its faults; its page shows both. */
export async function returnForm(
  { database, now }: Deps,
  { token, fields }: SentForm,
  {
    appraisal,
    form,
    faults,
    otherCar,
  }: Pick<FormContext, "appraisal"> & Pick<ReturnedForm, "form" | "faults" | "otherCar">,
): Promise<FormOutcome> {
  const returned = {
    form,
    fields: { ...fields },
    faults,
    ...(otherCar !== undefined && { otherCar }),
  };
  await insertReturnedForm(database, { appraisalId: appraisal.id, form: returned, now: now() });
  return { location: `${tradeOfferPath(token)}#${form}`, faults, isLead: false };
}

/**
 * The fault of a form that was sent when the network's limit was reached. @throws the given error, when it is anything
 * else
 */
export function tooManyFault(
  thrown: unknown,
  { site: { texts } }: FormContext,
  { response }: SentForm,
): Record<string, string> {
  if (toAppError(thrown).code !== "too-many-requests") throw thrown;
  // The header belongs to no redirect.
  response.removeHeader("retry-after");
  return { form: fillText(texts, "trade.fault.tooMany") };
}

import { getCarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import {
  appraisalFormRoute,
  formAnchors,
  formReturn,
  startFormPath,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import {
  appraisalPath,
  tradeOfferPath,
  yourVehiclePath,
} from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError, hasErrorCode } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { startFaults } from "@forecourt/domain/trade/car-form";
import { vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { mount } from "@forecourt/service-kit/mount";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import { appraisalByToken } from "../appraisals/appraisal-store.ts";
import { newToken } from "../appraisals/tokens.ts";
import { latestModelYear, type TradeSite, tradeSiteOf } from "../appraisals/trade-site.ts";
import { askedOptions } from "../car-lookup/asked-options.ts";
import type { Deps } from "../deps.ts";
import { carFormByToken, putCarForm } from "../forms/car-form-store.ts";
import { lookUpStart, withoutPlateState } from "../forms/look-up-start.ts";
import { meantName } from "../forms/meant-name.ts";
import { requireOpenAnswers } from "../forms/open-answers.ts";
import { type AppraisalForm, readAppraisalForm } from "../forms/read-form.ts";
import { saveCarForm } from "../forms/save-car.ts";
import { saveQuestions } from "../forms/save-questions.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { ensureOffer } from "../offers/ensure-offer.ts";

const parseForm = express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 200 });

interface FormRequest {
  request: Request;
  response: Response;
  site: TradeSite;
}

/** The plain HTML forms of an appraisal. Every one is answered by a redirect to a page. */
export function appraisalFormRoutes(app: Express, deps: Deps): void {
  app.post(
    startFormPath,
    requireForm,
    parseForm,
    formHandler(deps, () => null),
  );
  app.post(
    appraisalFormRoute,
    requireForm,
    parseForm,
    formHandler(deps, ({ params }) => {
      const { data: token } = LinkToken.safeParse(params["token"]);
      if (token === undefined)
        throw new AppError("bad-request", "expected the token of an appraisal");
      return token;
    }),
  );
  mount(app, getCarForm, async ({ params, request }) => {
    const site = tradeSiteOf(deps, request);
    const found = { dealerId: site.dealerId, token: params.token, now: deps.now() };
    const form = await carFormByToken(deps.database, found);
    const asked = await askedOptions(deps, site, { ...form, options: site.trade.options });
    const options = asked.map(({ code, label }) => ({ code, label }));
    const hasVin = vinFaultOf(form.fields["vin"] ?? "") === null;
    const areOptionsValued = hasVin && deps.valuer?.valuesOptions === true;
    return { ...form, options, areOptionsValued, latestYear: latestModelYear(site) };
  });
}

function formHandler(deps: Deps, tokenOf: (request: Request) => string | null): RequestHandler {
  return async (request, response) => {
    const token = tokenOf(request);
    const form = readAppraisalForm(request.body);
    const site = tradeSiteOf(deps, request);
    response.redirect(303, await targetOf(deps, { request, response, site }, { token, form }));
  };
}

interface SentForm {
  token: string | null;
  form: AppraisalForm;
}

/** Carries out the intent of a form, and returns the address for the browser. */
async function targetOf(deps: Deps, at: FormRequest, sent: SentForm): Promise<string> {
  try {
    return await act(deps, at, sent);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    const { token, form } = sent;
    if (code === "answers-locked" && token !== null) return `${tradeOfferPath(token)}#inspection`;
    // The page of the token states that its link has expired.
    if (code === "not-found" && token !== null) return appraisalPath(token);
    if (code !== "too-many-requests") throw thrown;
    at.response.removeHeader("retry-after");
    return `${pageOfForm(token, form)}?${formReturn.busy}=1#${formAnchors.problems}`;
  }
}

function pageOfForm(token: string | null, { page, category }: AppraisalForm): string {
  if (token === null) return yourVehiclePath;
  if (page === "start") return appraisalPath(token);
  return appraisalPath(token, page === "car" ? "car" : "questions", category ?? undefined);
}

async function act(deps: Deps, at: FormRequest, { token, form }: SentForm): Promise<string> {
  if (token !== null) await requireOpenAnswers(deps, at.site, token);
  if (form.page === "start") return start(deps, at, token, form);
  if (token === null) throw new AppError("bad-body", "this form belongs to an appraisal");
  await limitNetwork(deps, at, "save");
  const { site } = at;
  if (form.page === "car") return saveCar(deps, site, token, form);
  if (form.page === "answers") return makeOffer(deps, at, token);
  const { category } = form;
  if (category === null) throw new AppError("bad-body", "expected the category of the questions");
  const { to } = await saveQuestions(deps, site, { ...form, token, category });
  return to ?? makeOffer(deps, at, token);
}

async function start(
  deps: Deps,
  at: FormRequest,
  known: string | null,
  { fields, meant }: AppraisalForm,
): Promise<string> {
  const { site } = at;
  const before = known === null ? null : await typedBefore(deps, site, known);
  await limitNetwork(deps, at, before === null ? "start" : "save");
  const token = before === null || known === null ? newToken() : known;
  const found = { dealerId: site.dealerId, token, now: deps.now() };
  const latestYear = latestModelYear(site);
  const name = meant === null ? null : meantName(before, meant);
  const asking = { ...at, latestYear, options: site.trade.options, isMeant: name !== null };
  const typed = await lookUpStart(
    deps,
    { ...before?.fields, ...withoutPlateState(fields), ...name },
    asking,
  );
  await putCarForm(deps.database, { ...found, storeId: site.storeId }, typed);
  const hasFaults = Object.keys(startFaults(typed.fields, latestYear)).length > 0;
  const here = appraisalPath(token, "start");
  if (hasFaults) return `${here}?${formReturn.check}=1#${formAnchors.problems}`;
  const hasSuggestions = (typed.lookup.suggestions ?? []).length > 0;
  return hasSuggestions ? `${here}#${formAnchors.problems}` : appraisalPath(token, "car");
}

/** Null = the link has expired, and the form begins another appraisal. */
async function typedBefore({ database, now }: Deps, { dealerId }: TradeSite, token: string) {
  try {
    return await carFormByToken(database, { dealerId, token, now: now() });
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return null;
    throw error;
  }
}

async function saveCar(
  deps: Deps,
  site: TradeSite,
  token: string,
  { fields, intent, isEdit }: AppraisalForm,
): Promise<string> {
  const appraisal = await saveCarForm(deps, site, { token, typed: fields });
  const here = appraisalPath(token, "car");
  if (intent === "save") return `${here}?${formReturn.saved}=1#${formAnchors.saved}`;
  if (appraisal === null) return `${here}?${formReturn.check}=1#${formAnchors.problems}`;
  if (isEdit) return appraisalPath(token, "questions");
  const [first] = site.trade.questionnaire.categories;
  return appraisalPath(token, "questions", first?.categoryId);
}

/** Answers that are missing are named by the list of answers. */
async function makeOffer(deps: Deps, at: FormRequest, token: string): Promise<string> {
  const { site } = at;
  const found = { dealerId: site.dealerId, token, now: deps.now() };
  const appraisal = await appraisalByToken(deps.database, found);
  try {
    await ensureOffer(deps, site, { appraisal, limit: () => limitNetwork(deps, at, "offer") });
  } catch (thrown) {
    if (toAppError(thrown).code !== "fields-invalid") throw thrown;
    return `${appraisalPath(token, "questions")}?${formReturn.check}=1#${formAnchors.problems}`;
  }
  return tradeOfferPath(token);
}

/** @throws AppError bad-body for JSON and everything else that no HTML form of this site sends */
function requireForm(request: Request, _response: Response, next: () => void): void {
  if (!request.is("application/x-www-form-urlencoded")) {
    throw new AppError("bad-body", "expected an urlencoded form");
  }
  next();
}

import { stepOfPage } from "@forecourt/contracts/areas/financing/application-flow";
import {
  applicationPath,
  applicationStart,
  applicationStatusPath,
  beginFormPath,
  draftFormRoute,
  formAnchors,
  formReturn,
  jointField,
} from "@forecourt/contracts/areas/financing/application-form";
import { carParameter, readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { preApprovalField } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import { financingSiteOf } from "../applications/site-of.ts";
import { tokenOfApplication } from "../applications/tokens.ts";
import type { Deps } from "../deps.ts";
import {
  changeJoint,
  type DraftRequest,
  discardDraft,
  invite,
  saveQuietly,
  saveStep,
  viewDraft,
} from "../drafts/draft-actions.ts";
import { insertDraft } from "../drafts/draft-store.ts";
import { figuresOfAnswer } from "../drafts/figures-of-answer.ts";
import { prefilledFields } from "../drafts/prefilled-fields.ts";
import { replacedFields } from "../drafts/replaced-step.ts";
import { formTarget, pathToProblems } from "../forms/form-target.ts";
import { type DraftForm, formFieldsOf, readDraftForm } from "../forms/read-form.ts";
import { removeEntry } from "../forms/remove-entry.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { insertReturnedForm } from "../returned-forms/returned-form-store.ts";
import { submit } from "../submission/submit.ts";
import { originOf } from "./origin-of.ts";

const parseForm = express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 200 });

/** The plain HTML forms of an application. Every one is answered by a redirect to a page. */
export function applicationFormRoutes(app: Express, deps: Deps): void {
  const guards = [noStore, requireSameOrigin, requireForm, parseForm];
  app.post(beginFormPath, guards, beginHandler(deps));
  app.post(draftFormRoute, guards, draftFormHandler(deps));
}

function beginHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const form = formFieldsOf(request.body);
    const { [jointField]: joint, [carParameter]: vehicle } = form;
    const vin = readCar(typeof vehicle === "string" ? vehicle : null);
    const site = financingSiteOf(deps, request, "fullCredit");
    const { dealerId, storeId } = site;
    const isBusy = await isLimited(limitNetwork(deps, { request, response }, "draft"));
    if (isBusy) return response.redirect(303, `${applicationStart}?${formReturn.busy}=1`);
    const told = LinkToken.safeParse(form[preApprovalField]).data;
    const filled = told === undefined ? null : await prefilledFields(deps, told, site);
    const draft = {
      dealerId,
      storeId,
      isJoint: joint === "yes",
      borrower: {
        ...filled,
        ...(vin !== null && { "deal.vehicle": vin }),
        ...(filled !== null && figuresOfAnswer(form)),
      },
    };
    const { token } = await insertDraft(deps, draft);
    const query = filled === null ? "" : `?${formReturn.filled}=1`;
    response.redirect(303, applicationPath(token, "deal") + query);
  };
}

function draftFormHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const { data: token } = LinkToken.safeParse(request.params["token"]);
    if (token === undefined) throw new AppError("bad-request", "expected the token of a draft");
    const form = readDraftForm(request.body);
    response.redirect(303, await targetOf(deps, { request, response, token }, form));
  };
}

type FormRequest = DraftRequest & { response: Response };

/** Carries out the intent of a form, and returns the address for the browser. */
async function targetOf(deps: Deps, at: FormRequest, form: DraftForm): Promise<string> {
  try {
    return await act(deps, at, form);
  } catch (thrown) {
    const { code } = toAppError(thrown);
    // The draft's own page states that its link has expired, or leads to the sent application.
    if (code === "not-found") return applicationPath(at.token);
    if (code === "record-gone") return `${applicationPath(at.token)}?${formReturn.late}=1`;
    if (code === "fields-invalid") return pathToProblems(at.token, "review");
    if (code !== "too-many-requests" && code !== "still-running") throw thrown;
    const here = applicationPath(at.token, form.page);
    return `${here}?${formReturn.busy}=1#${formAnchors.problems}`;
  }
}

async function act(deps: Deps, at: FormRequest, form: DraftForm): Promise<string> {
  const { token } = at;
  await limitNetwork(deps, at, "save");
  if (form.intent === "submit") return submitForm(deps, at, form);
  if (form.intent === "quiet") {
    await saveQuietly(deps, at, form);
    return applicationPath(token, form.page);
  }
  if (form.intent === "delete") {
    await discardDraft(deps, at);
    return applicationStart;
  }
  if (form.intent === "joint" || form.intent === "alone") {
    await changeJoint(deps, at, form.intent === "joint");
    return applicationPath(token, form.intent === "joint" ? "co-borrower" : "review");
  }
  if (form.intent === "invite") {
    const invited = await invite(deps, at);
    const query = new URLSearchParams({ [formReturn.invited]: invited.token });
    return `${applicationPath(token, "co-borrower")}?${query}#${formAnchors.invitation}`;
  }
  const { draft, replaced } = await saveForm(deps, at, form);
  if (replaced === null) return formTarget({ token, draft, form });
  const query = new URLSearchParams({ [formReturn.replaced]: replaced });
  return `${applicationPath(token, form.page)}?${query}#${formAnchors.replaced}`;
}

interface SavedForm {
  draft: Draft;
  /** Token of the data that another window had saved in this step; null = nothing was replaced. */
  replaced: string | null;
}

/** Saves the step of a page; a page without fields saves nothing. */
async function saveForm(deps: Deps, at: FormRequest, form: DraftForm): Promise<SavedForm> {
  const { page, intent, editor, seen, joint } = form;
  const draft = await viewDraft(deps, at);
  const saved = stepOfPage(draft.party, page);
  if (saved === null) return { draft, replaced: null };
  const fields = typeof intent === "string" ? form.fields : removeEntry(form.fields, intent);
  const before = replacedFields(draft, { ...saved, fields, editor, seen });
  const who = joint === undefined ? {} : { joint };
  const next = await saveStep(deps, at, { ...saved, fields, editor, ...who });
  if (before === null) return { draft: next, replaced: null };
  const { dealerId } = financingSiteOf(deps, at.request, "fullCredit");
  const token = await insertReturnedForm(deps, dealerId, { fields: before, faults: {} });
  return { draft: next, replaced: token };
}

async function submitForm(deps: Deps, at: FormRequest, { extras }: DraftForm): Promise<string> {
  const { request, token } = at;
  const { id, isNew } = await submit(deps, {
    token,
    site: financingSiteOf(deps, request, "fullCredit"),
    origin: originOf(request, extras),
    limit: () => limitNetwork(deps, at, "apply"),
  });
  const path = applicationStatusPath(tokenOfApplication(deps.vault.secrets, id, "borrower"));
  return isNew ? `${path}?${formReturn.sent}=1` : path;
}

async function isLimited(limit: Promise<void>): Promise<boolean> {
  try {
    await limit;
    return false;
  } catch (thrown) {
    if (toAppError(thrown).code === "too-many-requests") return true;
    throw thrown;
  }
}

function noStore(_request: Request, response: Response, next: () => void): void {
  response.set("cache-control", "no-store");
  next();
}

/** @throws AppError bad-body for JSON and everything else that no HTML form of this site sends */
function requireForm(request: Request, _response: Response, next: () => void): void {
  if (!request.is("application/x-www-form-urlencoded")) {
    throw new AppError("bad-body", "expected an urlencoded form");
  }
  next();
}

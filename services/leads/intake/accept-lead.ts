import { toAppError } from "@forecourt/service-kit/error-handler";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import express, { type Express, type RequestHandler } from "express";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { commitLead } from "./commit-lead.ts";
import type { LeadEndpoint } from "./lead-endpoint.ts";
import { type LeadRequest, leadRequestOf } from "./lead-request.ts";
import { parseLead } from "./parse-lead.ts";
import { returnForm } from "./rejected-form/return-form.ts";
import { respondAccepted } from "./respond.ts";
import { setLeadCookies } from "./set-lead-cookies.ts";

const parseForm = express.urlencoded({ extended: false, limit: "512kb", parameterLimit: 200 });

/** Mounts an endpoint that accepts leads from this site: JSON, and HTML forms without JavaScript. */
export function mountLeadEndpoint<B extends z.ZodType>(
  app: Express,
  deps: Deps,
  endpoint: LeadEndpoint<B>,
): void {
  const { path } = endpoint.endpoint;
  app.post(path, requireSameOrigin, parseForm, leadHandler(deps, endpoint));
}

function leadHandler<B extends z.ZodType>(deps: Deps, endpoint: LeadEndpoint<B>): RequestHandler {
  return async (request, response) => {
    const leadRequest = leadRequestOf(deps, request, response);
    response.set("cache-control", "no-store");
    try {
      await acceptLead(deps, endpoint, leadRequest);
    } catch (error) {
      if (leadRequest.fields === null) throw error;
      await rejectForm(deps, endpoint, leadRequest, error);
    }
  };
}

/** Accepts one lead. Only `commitLead` writes; a repeated request gets its receipt without composing. */
async function acceptLead<B extends z.ZodType>(
  deps: Deps,
  endpoint: LeadEndpoint<B>,
  request: LeadRequest,
): Promise<void> {
  // Parse
  const { body, identity } = parseLead(endpoint.endpoint, request);
  // Check
  endpoint.check(body, request);
  let receipt = await deps.store.findReceipt(identity);
  if (receipt === null) {
    // Compose
    const draft = await endpoint.compose(body, request);
    // Commit
    receipt = await commitLead(deps, request, { draft, identity });
  }
  // Respond
  const hasUnlocked = setLeadCookies(request, endpoint.contactOf(body));
  const unlocked = hasUnlocked ? await deps.earlyAccessCount(request) : 0;
  const reply = unlocked === 0 ? receipt : { ...receipt, unlocked };
  await respondAccepted(endpoint, request, reply);
}

/** @throws the given error, when the form cannot return to its page */
async function rejectForm<B extends z.ZodType>(
  deps: Deps,
  endpoint: LeadEndpoint<B>,
  request: LeadRequest,
  thrown: unknown,
): Promise<void> {
  const error = toAppError(thrown);
  if (error.status >= 500) {
    const requestId = requestIdOf(request.request);
    deps.log.error({ err: thrown, requestId, code: error.code }, "lead not accepted");
  }
  await returnForm(deps, endpoint, request, error);
}

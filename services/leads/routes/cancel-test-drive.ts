import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { cancelTestDrive as endpoint, inquiryParameters } from "@forecourt/contracts/leads/send";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { type LeadRequest, leadRequestOf } from "../intake/lead-request.ts";
import { cancelTestDrive } from "../test-drives/cancel-test-drive.ts";

/**
 * Cancels the test drive of an inquiry, for anyone who has its token. JSON gets JSON; an HTML form is
 * redirected to the inquiry page, which shows the result.
 */
export function cancelTestDriveRoute(app: Express, deps: Deps): void {
  app.post(endpoint.path, requireSameOrigin, cancelHandler(deps));
}

function cancelHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const leadRequest = leadRequestOf(deps, request, response);
    const token = String(request.params["token"]);
    response.set("cache-control", "no-store");
    if (leadRequest.fields === null) {
      await cancel(deps, leadRequest, token);
      response.json(endpoint.reply.parse({ canceled: true }));
      return;
    }
    const hasFailed = await cancelFailed(deps, leadRequest, token);
    const query = hasFailed ? `?${inquiryParameters.notCanceled}=1` : "";
    response.redirect(303, href.inquiry(token) + query);
  };
}

/** False also when there is nothing to cancel (any more): the inquiry page shows that by itself. */
async function cancelFailed(deps: Deps, request: LeadRequest, token: string): Promise<boolean> {
  try {
    await cancel(deps, request, token);
    return false;
  } catch (thrown) {
    const { code, status } = toAppError(thrown);
    if (status < 500) return false;
    const requestId = requestIdOf(request.request);
    deps.log.error({ err: thrown, requestId, code }, "test drive not canceled");
    return true;
  }
}

/** @throws AppError not-found */
async function cancel(deps: Deps, { signingContext }: LeadRequest, token: string): Promise<void> {
  const { dealers, store, previewRecipient } = deps;
  const { dealerId } = signingContext;
  const dealerOf = (storeId: string) => dealers.current().config({ dealerId, storeId });
  const outcome = await cancelTestDrive(store, {
    token,
    signingContext,
    dealerOf,
    previewRecipient,
  });
  if (outcome === "none") throw new AppError("not-found", "there is no test drive to cancel");
}

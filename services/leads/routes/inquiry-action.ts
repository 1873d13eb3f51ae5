import { href } from "@forecourt/contracts/href";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import express, { type Express, type RequestHandler } from "express";
import { inLeadLanguage } from "../confirmations/lead-language.ts";
import type { Deps } from "../deps.ts";
import { type LeadRequest, leadRequestOf } from "../intake/lead-request.ts";
import type { DriveContext } from "../test-drives/drive-change-mails.ts";

/** An action on the test drive of an inquiry, for anyone who has its token. */
interface InquiryAction {
  path: string;
  /** @throws AppError */
  run(request: LeadRequest, token: string): Promise<void>;
  /** The JSON response. */
  reply: object;
  /**
   * The query of the inquiry page after an HTML form that failed; "" where the page shows by itself why.
   */
  failureQuery(error: { code: string; status: number }): string;
}

const parseForm = express.urlencoded({ extended: false, limit: "10kb", parameterLimit: 10 });

/** Mounts an action: JSON gets JSON; an HTML form is redirected to the inquiry page with the result. */
export function mountInquiryAction(app: Express, deps: Deps, action: InquiryAction): void {
  app.post(action.path, requireSameOrigin, parseForm, actionHandler(deps, action));
}

function actionHandler(deps: Deps, action: InquiryAction): RequestHandler {
  return async (request, response) => {
    const leadRequest = leadRequestOf(deps, request, response);
    const token = String(request.params["token"]);
    response.set("cache-control", "no-store");
    if (leadRequest.fields === null) {
      await action.run(leadRequest, token);
      response.json(action.reply);
      return;
    }
    const query = await action.run(leadRequest, token).then(
      () => "",
      (thrown: unknown) => {
        const error = toAppError(thrown);
        const requestId = requestIdOf(request);
        if (error.status >= 500) {
          deps.log.error({ err: thrown, requestId, code: error.code }, "test drive not changed");
        }
        return action.failureQuery(error);
      },
    );
    response.redirect(303, href.inquiry(token) + query);
  };
}

/** Context that changes of a test drive need, for this request. */
export function driveContextOf(
  { dealers, previewRecipient }: Deps,
  { signingContext, visitor }: LeadRequest,
): DriveContext {
  const { dealerId } = signingContext;
  return {
    signingContext,
    dealerOf: (storeId) => dealers.current().config({ dealerId, storeId }),
    languageOf: (lead) => inLeadLanguage(dealers.current(), lead),
    previewRecipient,
    visitor,
  };
}

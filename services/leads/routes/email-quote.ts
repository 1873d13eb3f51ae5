import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { emailQuote, quoteParameters } from "@forecourt/contracts/quotes/endpoints";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { type LeadRequest, leadRequestOf } from "../intake/lead-request.ts";
import { sendQuoteCopy } from "../quotes/send-quote-copy.ts";

/**
 * Sends the copy of a quote to the shopper, for anyone who has its token. JSON gets JSON; an HTML form is
 * redirected to the quote's page, which shows the result.
 */
export function emailQuoteRoute(app: Express, deps: Deps): void {
  app.post(emailQuote.path, requireSameOrigin, copyHandler(deps));
}

function copyHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const leadRequest = leadRequestOf(deps, request, response);
    const token = String(request.params["token"]);
    response.set("cache-control", "no-store");
    if (leadRequest.fields === null) {
      await sendCopy(deps, leadRequest, token);
      response.json(emailQuote.reply.parse({ copy: "sent" }));
      return;
    }
    const isSent = await trySendCopy(deps, leadRequest, token);
    const query = isSent ? "" : `?${quoteParameters.notSent}=1`;
    response.redirect(303, href.quote(token) + query);
  };
}

async function trySendCopy(deps: Deps, request: LeadRequest, token: string): Promise<boolean> {
  try {
    await sendCopy(deps, request, token);
    return true;
  } catch (thrown) {
    const { code, status } = toAppError(thrown);
    const requestId = requestIdOf(request.request);
    if (status >= 500) deps.log.error({ err: thrown, requestId, code }, "quote copy not queued");
    return false;
  }
}

/** @throws AppError not-found, too-many-requests */
async function sendCopy(deps: Deps, request: LeadRequest, token: string): Promise<void> {
  const { dealers, quotes, store, previewRecipient } = deps;
  const { signingContext: key } = request;
  const { dealerId, now } = key;
  const found = await quotes.byToken(dealerId, token);
  const settingsOf = (storeId: string, language: string | null = null) => {
    const current = dealers.current();
    const tenant = { dealerId, storeId, ...(language !== null && { language }) };
    return { dealer: current.config(tenant), site: current.site(tenant) };
  };
  const today = found && wallTimeAt(now, settingsOf(found.storeId).site.timezone).day;
  if (found === null || today === null || today > found.quote.heldUntil) {
    throw new AppError("not-found", "there is no quote to send");
  }
  const outcome = await sendQuoteCopy(store, { token, key, settingsOf, previewRecipient });
  if (outcome === "none") throw new AppError("not-found", "there is no quote to send");
  if (outcome === "refused") {
    throw new AppError("too-many-requests", "this address gets no further copy now");
  }
}

import type { AppError } from "@forecourt/contracts/errors";
import { errorBody, toAppError } from "@forecourt/service-kit/error-handler";
import type { Log } from "@forecourt/service-kit/log";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { ErrorRequestHandler, Request, Response } from "express";
import { drainRejectedBody } from "./guard/drain-rejected-body.ts";
import { ShedError, type ShedReason } from "./guard/shed.ts";
import { failurePage } from "./pages/failure-page.ts";
import { UpstreamFailure } from "./proxy/upstream-failure.ts";
import { clientDisconnected } from "./request/client-disconnected.ts";
import { isNativeForm } from "./request/native-form.ts";
import { contextOf } from "./request/request-context.ts";
import { plainPagePolicy } from "./responses/plain-page.ts";

interface ErrorHandlerDeps {
  log: Log;
  limits: { maxDrainedBytes: number };
  shedLog: { countShed(reason: ShedReason): void };
}

/** Seconds for `Retry-After`: longer than a breaker stays open. */
const RETRY_AFTER = "2";

/**
 * The error handler of the app. `/api`, images and payloads get an `ErrorBody`; page requests and
 * forms submitted without JavaScript get an HTML page. A page shows every upstream failure as 503.
 */
export function errorHandler({
  log,
  limits: { maxDrainedBytes },
  shedLog: { countShed },
}: ErrorHandlerDeps): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (thrown: unknown, request, response, _next) => {
    if (thrown === clientDisconnected || response.destroyed) return;
    const error = toAppError(thrown);
    const reason = shedReason(error);
    if (reason) countShed(reason);
    else if (error.status >= 500) {
      const level = thrown instanceof UpstreamFailure ? "warn" : "error";
      log[level]({ err: thrown, requestId: requestIdOf(request), code: error.code }, "failed");
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // Reading on would wait for the slow client.
    if (error.code === "body-timeout") response.set("connection", "close");
    else if (error.code === "too-large" || error instanceof ShedError) {
      drainRejectedBody(request, maxDrainedBytes);
    }
    const isLater = error.status >= 503 || error.status === 429;
    if (isLater && !response.hasHeader("retry-after")) response.set("retry-after", RETRY_AFTER);
    response.set("cache-control", "no-store");
    if (wantsJson(request)) sendJson(error, request, response);
    else sendPage(error, request, response);
  };
}

/** Why `error` refuses a request without any work; null for other errors, which are logged. */
function shedReason(error: AppError): ShedReason | null {
  if (error instanceof ShedError) return error.reason;
  return error instanceof UpstreamFailure && error.kind === "rejected" ? "upstream" : null;
}

function wantsJson(request: Request): boolean {
  if (isNativeForm(request)) return false;
  return /^\/(?:api|_ipx)(?:\/|$)|\.json$/.test(contextOf(request).path || request.path);
}

function sendJson(error: AppError, request: Request, response: Response): void {
  response.status(error.status).json(errorBody(error, requestIdOf(request)));
}

function sendPage(error: AppError, request: Request, response: Response): void {
  const { dealer } = contextOf(request);
  const status = error.status >= 502 ? 503 : error.status;
  const page = {
    status,
    dealer: dealer?.name ?? null,
    requestId: requestIdOf(request),
    isForm: isNativeForm(request),
    clearsCookies: response.hasHeader("clear-site-data"),
  };
  if (status === 405) response.set("allow", "GET, HEAD");
  response.set("content-security-policy", plainPagePolicy);
  response.status(status).type("html").send(failurePage(page));
}

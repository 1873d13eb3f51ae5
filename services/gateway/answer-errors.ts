import type { AppError } from "@forecourt/contracts/errors";
import { errorBody, toAppError } from "@forecourt/service-kit/error-handler";
import type { Log } from "@forecourt/service-kit/log";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { ErrorRequestHandler, Request, Response } from "express";
import { drainRefused } from "./guard/drain-refused.ts";
import { failurePage } from "./pages/failure-page.ts";
import { clientGone, UpstreamFailure } from "./proxy/failure.ts";
import { visitOf } from "./visit.ts";

/** Seconds after which trying again is worth it: longer than a breaker stays open. */
const RETRY_AFTER = "2";

/**
 * Answers everything that was thrown: `/api`, pictures and payloads get an `ErrorBody`, whoever came for a page
 * or sent a form without a script gets a page. To a visitor every upstream that failed is 503, whichever way it failed.
 */
export function answerErrors(log: Log, drainedBytes: number): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (thrown: unknown, request, response, _next) => {
    if (thrown === clientGone || response.destroyed) return;
    const error = toAppError(thrown);
    if (error.status >= 500) {
      const level = thrown instanceof UpstreamFailure ? "warn" : "error";
      log[level]({ err: thrown, requestId: requestIdOf(request), code: error.code }, "failed");
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.code === "too-large") drainRefused(request, drainedBytes);
    if (error.status >= 503) response.set("retry-after", RETRY_AFTER);
    response.set("cache-control", "no-store");
    if (wantsJson(request)) answerJson(error, request, response);
    else answerPage(error, request, response);
  };
}

function wantsJson(request: Request): boolean {
  if (isForm(request)) return false;
  return /^\/(?:api|_ipx)(?:\/|$)|\.json$/.test(visitOf(request).path || request.path);
}

/** A form that a browser sends by itself, and whose answer it shows. */
function isForm(request: Request): boolean {
  if (request.method !== "POST" || !request.get("accept")?.includes("text/html")) return false;
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    request.get("content-type") ?? "",
  );
}

function answerJson(error: AppError, request: Request, response: Response): void {
  response.status(error.status).json(errorBody(error, requestIdOf(request)));
}

function answerPage(error: AppError, request: Request, response: Response): void {
  const { nonce, dealer } = visitOf(request);
  const status = error.status >= 502 ? 503 : error.status;
  const page = {
    status,
    nonce,
    dealer: dealer?.name ?? null,
    requestId: requestIdOf(request),
    isForm: isForm(request),
  };
  if (status === 405) response.set("allow", "GET, HEAD");
  response.status(status).type("html").send(failurePage(page));
}

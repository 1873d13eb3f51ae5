import { AppError, type ErrorBody, type ErrorCode } from "@forecourt/contracts/errors";
import type { ErrorRequestHandler, RequestHandler } from "express";
import { storageFaultOf } from "./db/storage-fault.ts";
import type { Log } from "./log.ts";
import { requestIdOf } from "./request-id.ts";

/** Throws not-found for a path without a route. */
export const notFound: RequestHandler = (request) => {
  throw new AppError("not-found", `nothing answers ${request.method} at this path`);
};

/** Seconds after which a caller may try again, unless the route states another time. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  "still-running": 1,
  unavailable: 5,
};

/**
 * Turns an error into an `ErrorBody`. The message of a 4xx is sent, that of a 5xx only logged. When
 * the response has begun, the connection is closed, so that the client sees a failure.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  return (thrown: unknown, request, response, _next) => {
    const error = toAppError(thrown);
    const requestId = requestIdOf(request);
    if (error.status >= 500) log.error({ err: thrown, requestId, code: error.code }, "failed");
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const retryAfter = retryAfterSeconds[error.code];
    if (retryAfter !== undefined && !response.hasHeader("retry-after")) {
      response.set("retry-after", String(retryAfter));
    }
    response
      .set("cache-control", "no-store")
      .status(error.status)
      .json(errorBody(error, requestId));
  };
}

/** The body that a caller gets for `error`. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const message = error.status < 500 ? error.message : "something went wrong on our side";
  const fields = error.fields === null ? {} : { fields: error.fields };
  return { error: { code: error.code, message, requestId, ...fields } };
}

/**
 * Express and its body parser throw errors with a status; their messages of a 4xx may be sent. A database
 * without room on its disk is unavailable for a while.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const fault = storageFaultOf(thrown);
  if (fault !== null) return new AppError("unavailable", fault, { cause: thrown });
  if (thrown instanceof Error && "status" in thrown) {
    const code = codeOfStatus(Number(thrown.status), "type" in thrown);
    if (code) return new AppError(code, thrown.message, { cause: thrown });
  }
  return new AppError("internal", undefined, { cause: thrown });
}

/** Only the body parser's errors have a `type`. */
function codeOfStatus(status: number, typed: boolean): ErrorCode | null {
  if (status === 413) return "too-large";
  if (status === 404) return "not-found";
  if (status >= 400 && status < 500) return typed ? "bad-body" : "bad-request";
  return null;
}

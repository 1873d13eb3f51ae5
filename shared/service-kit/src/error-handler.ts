import { AppError, type ErrorBody, type ErrorCode } from "@forecourt/contracts/errors";
import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Log } from "./log.ts";
import { requestIdOf } from "./request-id.ts";

/** Sends every path that no route took to the error handler. */
export const notFound: RequestHandler = (request) => {
  throw new AppError("not-found", `nothing answers ${request.method} at this path`);
};

/**
 * Turns whatever was thrown into an `ErrorBody`. The text of a 4xx is shown, that of a 5xx is only
 * logged. When the answer has begun, the connection is cut: half an answer must not look whole.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (thrown: unknown, request, response, _next) => {
    const error = toAppError(thrown);
    const requestId = requestIdOf(request);
    if (error.status >= 500) log.error({ err: thrown, requestId, code: error.code }, "failed");
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error.code === "still-running") response.set("retry-after", "1");
    response
      .set("cache-control", "no-store")
      .status(error.status)
      .json(errorBody(error, requestId));
  };
}

/** What a caller is told about `error`. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const message = error.status < 500 ? error.message : "something went wrong on our side";
  const fields = error.fields === null ? {} : { fields: error.fields };
  return { error: { code: error.code, message, requestId, ...fields } };
}

/** Express and its body parser throw errors with a status; what they say of 4xx may be shown. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof Error && "status" in thrown) {
    const code = codeOfStatus(Number(thrown.status), "type" in thrown);
    if (code) return new AppError(code, thrown.message, { cause: thrown });
  }
  return new AppError("internal", undefined, { cause: thrown });
}

/** Of all that throws errors with a status, only the body parser types them. */
function codeOfStatus(status: number, typed: boolean): ErrorCode | null {
  if (status === 413) return "too-large";
  if (status === 404) return "not-found";
  if (status >= 400 && status < 500) return typed ? "bad-body" : "bad-request";
  return null;
}

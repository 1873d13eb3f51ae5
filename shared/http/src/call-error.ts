import { AppError, type ErrorCode, errorStatus } from "@forecourt/contracts/errors";

/** The AppError of a service's error response; an unknown code becomes upstream-failed. */
export function errorOfAnswer(status: number, body: unknown): AppError {
  const { code, message } = errorFields(body);
  if (isErrorCode(code))
    return new AppError(code, typeof message === "string" ? message : undefined);
  return new AppError("upstream-failed", `answered ${status} without a known error code`);
}

/** The AppError of a request without a response: timed-out, or unavailable without a connection. */
export function errorOfFailure(failure: unknown, isTimedOut: boolean): AppError {
  if (failure instanceof AppError) return failure;
  return new AppError(isTimedOut ? "timed-out" : "unavailable", undefined, { cause: failure });
}

function errorFields(body: unknown): { code?: unknown; message?: unknown } {
  const isBody = typeof body === "object" && body !== null && "error" in body;
  return isBody && typeof body.error === "object" && body.error !== null ? body.error : {};
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(errorStatus, code);
}

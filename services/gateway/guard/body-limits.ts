import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

const withoutBody = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"]);

/** True when the request has a body, with a Content-Length or chunked. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Rejects bodies whose Content-Length is too large, and any body of a method without one: a GET with
 * a body is a request smuggling vector. Chunked bodies are counted in `receive-body.ts`.
 */
export function bodyLimits(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    if (hasBody(request) && withoutBody.has(request.method)) {
      throw new AppError("bad-request", `${request.method} takes no body`);
    }
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
    next();
  };
}

/** The error for a body over `maxBytes`. */
export function bodyTooLarge(maxBytes: number): AppError {
  return new AppError("too-large", `expected a body of at most ${maxBytes} bytes`);
}

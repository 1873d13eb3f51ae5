import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

const withoutBody = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"]);

/** True when the request brings a body, of a stated length or in chunks. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Refuses bodies that say they are too large, and bodies where none belongs: a GET with a body is
 * how requests are smuggled past a proxy. Bodies in chunks are counted while they pass.
 */
export function bodyLimits(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    if (bringsBody(request) && withoutBody.has(request.method)) {
      throw new AppError("bad-request", `${request.method} takes no body`);
    }
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
    next();
  };
}

/** The refusal of a body over `maxBytes`. */
export function tooLarge(maxBytes: number): AppError {
  return new AppError("too-large", `expected a body of at most ${maxBytes} bytes`);
}

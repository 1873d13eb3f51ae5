import type { IncomingMessage } from "node:http";
import { photosPath } from "@forecourt/contracts/areas/trade/photos";
import { AppError } from "@forecourt/contracts/errors";
import { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import type { Request, RequestHandler } from "express";
import type { Limits } from "../limits.ts";

type BodyLimits = Pick<Limits, "maxBodyBytes" | "maxUploadBytes">;

const uploadPath = new RegExp(`^(?:${photosPath("[\\w-]{43}")}|${jobApplicationPath})$`);

const withoutBody = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"]);

/** True when the request has a body, with a Content-Length or chunked. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Rejects bodies whose Content-Length is too large, and any body of a method without one: a GET with
 * a body is a request smuggling vector. Chunked bodies are counted in `receive-body.ts`.
 */
export function bodyLimits(limits: BodyLimits): RequestHandler {
  return (request, _response, next) => {
    if (hasBody(request) && withoutBody.has(request.method)) {
      throw new AppError("bad-request", `${request.method} takes no body`);
    }
    const maxBytes = maxBytesOf(request, limits);
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
    next();
  };
}

/** The largest body of a request: more for photos and resumes than for anything else. */
export function maxBytesOf(
  { method, path }: Pick<Request, "method" | "path">,
  { maxBodyBytes, maxUploadBytes }: BodyLimits,
): number {
  return method === "POST" && uploadPath.test(path) ? maxUploadBytes : maxBodyBytes;
}

/** The error for a body over `maxBytes`. */
export function bodyTooLarge(maxBytes: number): AppError {
  return new AppError("too-large", `expected a body of at most ${maxBytes} bytes`);
}

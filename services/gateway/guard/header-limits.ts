import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import type { Limits } from "../limits.ts";

/**
 * Rejects requests with too many or too large headers, or with two Host headers. If the cookies are too large, the
 * response deletes them. Otherwise the browser would send them with every request, and no page could be opened.
 */
export function headerLimits({
  maxHeaders,
  maxHeaderBytes,
}: Pick<Limits, "maxHeaders" | "maxHeaderBytes">): RequestHandler {
  return (request, response, next) => {
    const { rawHeaders } = request;
    if (rawHeaders.length / 2 > maxHeaders) {
      throw new AppError("headers-too-large", `expected at most ${maxHeaders} headers`);
    }
    const bytes = bytesOf(rawHeaders);
    if (bytes > maxHeaderBytes) {
      if (bytes - cookieBytes(request) <= maxHeaderBytes) {
        response.set("clear-site-data", '"cookies"');
      }
      throw new AppError(
        "headers-too-large",
        `expected headers of at most ${maxHeaderBytes} bytes`,
      );
    }
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new AppError("bad-request", "expected one Host header");
    next();
  };
}

/** Node reads headers as latin1: one character is one byte. */
function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function cookieBytes({ headersDistinct }: IncomingMessage): number {
  return bytesOf(headersDistinct["cookie"] ?? []);
}

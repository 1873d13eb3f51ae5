import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

/** Rejects requests with more than `maxHeaders` headers, or with two Host headers. */
export function headerLimits(maxHeaders: number): RequestHandler {
  return ({ rawHeaders }, _response, next) => {
    if (rawHeaders.length / 2 > maxHeaders) {
      throw new AppError("headers-too-large", `expected at most ${maxHeaders} headers`);
    }
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new AppError("bad-request", "expected one Host header");
    next();
  };
}

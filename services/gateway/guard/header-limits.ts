import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

/** Refuses requests with too many headers, or with two Host headers. */
export function headerLimits(most: number): RequestHandler {
  return ({ rawHeaders }, _response, next) => {
    if (rawHeaders.length / 2 > most) {
      throw new AppError("headers-too-large", `expected at most ${most} headers`);
    }
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) throw new AppError("bad-request", "expected one Host header");
    next();
  };
}

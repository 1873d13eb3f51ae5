import type { RequestHandler } from "express";
import { contextOf } from "../request/request-context.ts";
import { parseTarget } from "./parse-target.ts";

/** Rejects ambiguous request targets and rewrites `request.url` to its canonical encoding. */
export function pathGuard(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    const target = parseTarget(request.url, maxBytes);
    contextOf(request).path = target.path;
    request.url = target.url;
    next();
  };
}

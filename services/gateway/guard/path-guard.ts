import type { RequestHandler } from "express";
import { visitOf } from "../visit.ts";
import { readTarget } from "./read-target.ts";

/** Refuses targets that could be read in two ways; passes the rest on in their canonical spelling. */
export function pathGuard(maxBytes: number): RequestHandler {
  return (request, _response, next) => {
    const target = readTarget(request.url, maxBytes);
    visitOf(request).path = target.path;
    request.url = target.url;
    next();
  };
}

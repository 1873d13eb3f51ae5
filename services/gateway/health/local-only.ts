import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { visitOf } from "../visit.ts";

/** Hides a route from everyone but this machine. @throws AppError not-found */
export const localOnly: RequestHandler = (request, _response, next) => {
  if (!visitOf(request).client.local) throw new AppError("not-found", "nothing is here");
  next();
};

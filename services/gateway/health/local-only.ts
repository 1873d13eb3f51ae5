import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { contextOf } from "../request/request-context.ts";

/** Responds 404 to clients that are not on this machine. @throws AppError not-found */
export const localOnly: RequestHandler = (request, _response, next) => {
  if (!contextOf(request).client.local) throw new AppError("not-found", "nothing is here");
  next();
};

import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

/** Allows only GET and HEAD on pages and files. @throws AppError method-not-allowed */
export const methodCheck: RequestHandler = (request, _response, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  throw new AppError("method-not-allowed", "expected GET or HEAD");
};

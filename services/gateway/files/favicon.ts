import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { dealerOf } from "../request/request-context.ts";

/**
 * `/favicon.ico`: leads to the dealer's icon. Pages link the icon itself; feed readers and other programs
 * request this path without reading a page. @throws AppError not-found
 */
export const favicon: RequestHandler = (request, response) => {
  const { icon } = dealerOf(request);
  if (!icon) throw new AppError("not-found", "there is no icon");
  response.set("cache-control", "public, max-age=3600").redirect(icon);
};

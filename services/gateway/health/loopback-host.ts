import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Refuses a request for any other host name. A page of another site that resolves to this machine (DNS
 * rebinding) keeps its own name in the `Host` header. @throws AppError forbidden
 */
export const loopbackHostOnly: RequestHandler = (request, _response, next) => {
  if (!loopbackHost.test(request.headers.host ?? "")) {
    throw new AppError("forbidden", "expected localhost, 127.0.0.1 or [::1] as the host");
  }
  next();
};

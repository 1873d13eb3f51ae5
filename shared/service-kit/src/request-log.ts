import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, RequestHandler, Response } from "express";
import type { Log } from "./log.ts";
import { maskedPath } from "./masked-path.ts";
import { requestIdOf } from "./request-id.ts";

type Fields = (request: Request, response: Response) => Record<string, unknown>;

/** Dealer and record as the gateway's headers name them. */
export const tenantFields: Fields = (request) => ({
  dealer: request.headers[internalHeaders.dealer],
  record: request.headers[internalHeaders.record],
});

/**
 * One line per request once its answer is out or broken off: id, tenant, method, path without the
 * query (it may hold what a visitor typed) and without tokens, status and milliseconds.
 */
export function requestLog(log: Log, fields: Fields = tenantFields): RequestHandler {
  // Looking for personal fields costs more than all the rest of a line, and these are known to be none.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const start = performance.now();
    const path = maskedPath(request.originalUrl);
    response.once("close", () => {
      lines.info(
        {
          requestId: requestIdOf(request),
          ...fields(request, response),
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round((performance.now() - start) * 10) / 10,
          ...(response.writableFinished ? {} : { brokenOff: true }),
        },
        "request",
      );
    });
    next();
  };
}

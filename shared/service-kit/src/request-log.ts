import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, RequestHandler, Response } from "express";
import type { Log } from "./log.ts";
import { maskedPath } from "./masked-path.ts";
import { requestIdOf } from "./request-id.ts";

type Fields = (request: Request, response: Response) => Record<string, unknown>;

/** The dealer; and the release record that rendered the page, or whose page asks a service. */
export const tenantFields: Fields = (request, response) => ({
  dealer: request.headers[internalHeaders.dealer],
  record: response.getHeader(internalHeaders.record) ?? request.headers[internalHeaders.record],
});

/**
 * Logs one line per request when its response has ended or broken off: id, tenant, method, path,
 * status and milliseconds. The path has no query, which may hold what a visitor typed, and no
 * tokens.
 */
export function requestLog(log: Log, fields: Fields = tenantFields): RequestHandler {
  // Redaction costs more than the rest of a line, and these fields hold no personal data.
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

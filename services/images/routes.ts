import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler, Response } from "express";
import type { Limits } from "./limits.ts";
import { checkHost } from "./photo-hosts.ts";
import type { Pictures } from "./pictures.ts";
import { readRequest } from "./read-request.ts";

export interface RouteDeps {
  dealers: Pick<DealerWatch, "current">;
  pictures: Pictures;
  limits: Pick<Limits, "answerMs">;
}

/** Seconds after which a place in the queue is likely. */
const RETRY_AFTER = "2";

/**
 * A day without asking, and a month in which the old one is shown while the new one is fetched. Not
 * for good: feeds put a new photograph at the address of an old one.
 */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=2592000";

/** `GET /_ipx/<modifiers>/<source>`, the source percent-encoded as one segment. */
export function routes(app: Express, deps: RouteDeps): void {
  app.get("/_ipx/:modifiers/:source", picture(deps));
}

function picture({
  dealers,
  pictures,
  limits,
}: RouteDeps): RequestHandler<{ modifiers: string; source: string }> {
  return async (request, response) => {
    const { dealerId } = tenantOf(request);
    if (request.url.includes("?")) throw new AppError("bad-request", "expected no query");
    const wanted = readRequest(request.params.modifiers, request.params.source);
    checkHost(dealers.current(), dealerId, wanted);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const late = AbortSignal.timeout(limits.answerMs);
    try {
      const signal = AbortSignal.any([gone.signal, late]);
      send(response, await pictures.get(dealerId, wanted, signal));
    } catch (thrown) {
      if (gone.signal.aborted) return;
      const error = late.aborted ? new AppError("timed-out", "the picture took too long") : thrown;
      if (error instanceof AppError && error.status >= 503)
        response.set("retry-after", RETRY_AFTER);
      throw error;
    }
  };
}

function send(response: Response, bytes: Buffer): void {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  response
    .type("image/webp")
    .set("cache-control", CACHE_CONTROL)
    .set("x-content-type-options", "nosniff")
    .set("etag", `"${hash}"`)
    .send(bytes);
}

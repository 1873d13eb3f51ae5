import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, RequestHandler, Response } from "express";
import { checkPhotoHost } from "./check-photo-host.ts";
import type { ImagePipeline } from "./image-pipeline.ts";
import type { Limits } from "./limits.ts";
import { type ImageRequest, parseImageRequest } from "./parse-image-request.ts";

export interface RouteDeps {
  dealers: Pick<DealerWatch, "current">;
  pipeline: ImagePipeline;
  limits: Pick<Limits, "responseTimeoutMs">;
}

/** Seconds for `Retry-After`, when the queue probably has room again. */
const RETRY_AFTER = "2";

/** A day fresh, a month stale-while-revalidate. Not immutable: feeds replace photos under one URL. */
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=2592000";

/** `GET /_ipx/<modifiers>/<source>`; the source is percent-encoded as one segment. */
export function routes(app: Express, deps: RouteDeps): void {
  app.get("/_ipx/:modifiers/:source", serveImage(deps));
}

function serveImage({
  dealers,
  pipeline,
  limits,
}: RouteDeps): RequestHandler<{ modifiers: string; source: string }> {
  return async (request, response) => {
    const { dealerId } = tenantOf(request);
    if (request.url.includes("?")) throw new AppError("bad-request", "expected no query");
    const imageRequest = parseImageRequest(request.params.modifiers, request.params.source);
    checkPhotoHost(dealers.current(), dealerId, imageRequest);
    const client = new AbortController();
    response.once("close", () => client.abort());
    const timeout = AbortSignal.timeout(limits.responseTimeoutMs);
    try {
      const signal = AbortSignal.any([client.signal, timeout]);
      send(response, imageRequest.type, await pipeline.get(dealerId, imageRequest, signal));
    } catch (thrown) {
      if (client.signal.aborted) return;
      const error = timeout.aborted
        ? new AppError("timed-out", "the picture took too long")
        : thrown;
      if (error instanceof AppError && error.status >= 503)
        response.set("retry-after", RETRY_AFTER);
      throw error;
    }
  };
}

function send(response: Response, type: ImageRequest["type"], bytes: Buffer): void {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
  response
    .type(type)
    .set("cache-control", CACHE_CONTROL)
    .set("x-content-type-options", "nosniff")
    .set("etag", `"${hash}"`)
    .send(bytes);
}

import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";

/** Seconds for `Retry-After` of an unavailable page. */
const retryAfter = "5";

/** A page depends on the visitor's chosen store, so shared caches must not store it. */
export const privateNoCache = "private, no-cache";

/** Responds with a page as streamed HTML, rendered by the live release record. */
export function documentRoute(deps: ShellDeps): RequestHandler {
  return ignoreDisconnect(async (request, response) => {
    const record = deps.renderers.live();
    if (!record) throw new AppError("unavailable", "no release is live");
    const renderer = await deps.renderers.rendererOf(record);
    const path = request.originalUrl;
    const rendering = await createRenderRequest(deps, request, response, path, record);
    const document = await renderer.document(rendering);
    response.set(internalHeaders.record, record.id).set("cache-control", privateNoCache);
    if (document.kind === "redirect") {
      response.redirect(document.status, document.to);
      return;
    }
    response.status(document.status).set("content-type", "text/html; charset=utf-8");
    if (document.shareable) response.set(internalHeaders.shareable, "1");
    if (document.status === 503) response.set("retry-after", retryAfter);
    document.pipe(response);
  });
}

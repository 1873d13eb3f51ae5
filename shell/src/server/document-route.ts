import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { disconnectSignal, ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";
import { fetchRejectedForm, respondWithRejectedForm } from "./rejected-form.ts";

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
    const [rendering, returned] = await Promise.all([
      createRenderRequest(deps, request, response, path, record),
      fetchRejectedForm(deps, request, disconnectSignal(response)),
    ]);
    const document = await renderer.document({
      ...rendering,
      ...(returned && { rejectedForm: returned.form }),
    });
    response.set(internalHeaders.record, record.id).set("cache-control", privateNoCache);
    if (document.kind === "redirect") {
      response.redirect(document.status, document.to);
      return;
    }
    response.status(document.status).set("content-type", "text/html; charset=utf-8");
    if (document.shareable) response.set(internalHeaders.shareable, "1");
    if (document.status === 503) response.set("retry-after", retryAfter);
    if (returned && document.hasRejectedForm) respondWithRejectedForm(request, response, returned);
    document.pipe(response);
  });
}

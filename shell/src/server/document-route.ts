import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler, Response } from "express";
import type { DocumentAnswer } from "../render/renderer-host.ts";
import { recordOfDocument } from "./chosen-record.ts";
import { disconnectSignal, ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";
import { fetchRejectedForm, respondWithRejectedForm } from "./rejected-form.ts";
import { respondWhole, wantsWhole } from "./respond-whole.ts";

/** Seconds for `Retry-After` of an unavailable page. */
const retryAfter = "5";

/** A page depends on the visitor's chosen store, so shared caches must not store it. */
export const privateNoCache = "private, no-cache";

/** A page with what a visitor typed is in no browser's cache either. */
export const privateNoStore = "private, no-store";

/**
 * Responds with a page rendered by the live release record: streamed for one visitor, or whole for the
 * gateway, which caches it for anonymous visitors.
 */
export function documentRoute(deps: ShellDeps): RequestHandler {
  return ignoreDisconnect(async (request, response) => {
    // Read before anything else: what changes during the rendering makes the document outdated.
    const state = { version: deps.version(), at: new Date() };
    const record = await recordOfDocument(deps, request);
    const renderer = await deps.renderers.rendererOf(record);
    const isWhole = wantsWhole(request);
    const [rendering, returned] = await Promise.all([
      createRenderRequest(deps, request, response, request.originalUrl, record),
      fetchRejectedForm(deps, request, disconnectSignal(response)),
    ]);
    const document = await renderer.document({
      ...rendering,
      ...(returned && { rejectedForm: returned.form }),
      ...(isWhole && { whole: { withinMs: deps.wholeMs } }),
    });
    response.set(internalHeaders.record, record.id).set("cache-control", privateNoCache);
    if (document.kind === "redirect") {
      // The address of a temporary redirect may hold the token of a page that no cache stores.
      if (document.status === 302) response.set("cache-control", privateNoStore);
      response.redirect(document.status, document.to);
      return;
    }
    if ("status" in document && document.status === 503) response.set("retry-after", retryAfter);
    if (record.preview || ("noStore" in document && document.noStore)) {
      response.set("cache-control", privateNoStore);
    }
    if (isWhole || document.kind !== "html") return respondWhole(response, document, state);
    if (returned && document.hasRejectedForm) respondWithRejectedForm(request, response, returned);
    stream(response, { ...document, shareable: document.shareable && !record.preview });
  });
}

function stream(response: Response, document: Extract<DocumentAnswer, { kind: "html" }>): void {
  response.status(document.status).set("content-type", "text/html; charset=utf-8");
  if (document.shareable) response.set(internalHeaders.shareable, "1");
  document.pipe(response);
}

import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import type { ShellDeps } from "./app.ts";
import { forAsLongAsAsked } from "./client-gone.ts";
import { renderRequest } from "./render-request.ts";

/** Seconds after which a page that was unavailable is worth another try. */
const retryAfter = "5";

/** A page shows the store that its visitor chose: no cache but the visitor's own may keep it. */
export const privately = "private, no-cache";

/** Answers a page as streamed HTML, rendered by the record in force. */
export function documentRoute(deps: ShellDeps): RequestHandler {
  return forAsLongAsAsked(async (request, response) => {
    const record = deps.renderers.live();
    if (!record) throw new AppError("unavailable", "no release is live");
    const renderer = await deps.renderers.rendererOf(record);
    const asked = await renderRequest(deps, request, response, request.originalUrl, record);
    const answer = await renderer.document(asked);
    response.set(internalHeaders.record, record.id).set("cache-control", privately);
    if (answer.kind === "redirect") {
      response.redirect(answer.status, answer.to);
      return;
    }
    response.status(answer.status).set("content-type", "text/html; charset=utf-8");
    if (answer.shareable) response.set(internalHeaders.shareable, "1");
    if (answer.status === 503) response.set("retry-after", retryAfter);
    answer.pipe(response);
  });
}

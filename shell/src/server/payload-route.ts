import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { recordHeader } from "../app/record-header.ts";
import type { ShellDeps } from "./app.ts";
import { forAsLongAsAsked } from "./client-gone.ts";
import { privately } from "./document-route.ts";
import { renderRequest } from "./render-request.ts";

/**
 * Answers what the loaders of a page give, as one JSON document, from the releases that the asking
 * browser holds. A record that is not served any more answers 409: the browser loads the document.
 */
export function payloadRoute(deps: ShellDeps): RequestHandler {
  return forAsLongAsAsked(async (request, response) => {
    const record = await recordOf(deps, request.get(recordHeader));
    const renderer = await deps.renderers.rendererOf(record);
    const url = request.originalUrl.replace(/\/_payload\.json(?=$|\?)/, "") || "/";
    const path = url.startsWith("?") ? `/${url}` : url;
    const { status, body } = await renderer.payload(
      await renderRequest(deps, request, response, path, record),
    );
    response.status(status).set("cache-control", privately).json(body);
  });
}

async function recordOf({ renderers }: ShellDeps, asked: string | undefined) {
  const record = asked === undefined ? renderers.live() : await renderers.find(asked);
  if (!record) throw new AppError("record-gone", "this release record is not served any more");
  return record;
}

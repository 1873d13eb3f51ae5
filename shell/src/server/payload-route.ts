import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";
import { recordHeader } from "../app/request-headers.ts";
import { ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";
import { privateNoCache, privateNoStore } from "./document-route.ts";

/**
 * Responds with the loader data of a page as JSON, rendered by the releases that the browser has
 * loaded. 409 when that record is no longer served: the browser then loads the document.
 */
export function payloadRoute(deps: ShellDeps): RequestHandler {
  return ignoreDisconnect(async (request, response) => {
    const record = await recordOf(deps, request.get(recordHeader));
    const renderer = await deps.renderers.rendererOf(record);
    const url = request.originalUrl.replace(/\/_payload\.json(?=$|\?)/, "") || "/";
    const path = url.startsWith("?") ? `/${url}` : url;
    const { status, body } = await renderer.payload(
      await createRenderRequest(deps, request, response, path, record),
    );
    const isStored = !("noStore" in body || "redirect" in body);
    response
      .status(status)
      .set("cache-control", isStored ? privateNoCache : privateNoStore)
      .json(body);
  });
}

async function recordOf({ renderers }: ShellDeps, id: string | undefined) {
  const record = id === undefined ? renderers.live() : await renderers.find(id);
  if (!record) throw new AppError("record-gone", "this release record is not served any more");
  return record;
}

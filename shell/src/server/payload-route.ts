import { AppError } from "@forecourt/contracts/errors";
import { defaultLanguage } from "@forecourt/contracts/language";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, RequestHandler } from "express";
import { recordHeader } from "../app/request-headers.ts";
import type { RenderRequest } from "../render/renderer-host.ts";
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
    const rendering = await createRenderRequest(deps, request, response, path, record);
    requireSameLanguage(request, rendering);
    const { status, body } = await renderer.payload(rendering);
    const isStored = !("noStore" in body || "redirect" in body);
    response
      .status(status)
      .set("cache-control", isStored ? privateNoCache : privateNoStore)
      .json(body);
  });
}

/** A document has the texts of its own language alone, so that a page in another one needs another document. */
function requireSameLanguage(request: Request, { site }: RenderRequest): void {
  const { language = defaultLanguage, languages = [] } = site;
  if (languages.length < 2) return;
  const { language: stated } = tenantOf(request);
  const known = languages.some(({ code }) => code === stated) ? stated : defaultLanguage;
  if (known !== language) {
    throw new AppError("record-gone", `this page is in ${language}, and the document in ${known}`);
  }
}

async function recordOf({ renderers }: ShellDeps, id: string | undefined) {
  const record = id === undefined ? renderers.live() : await renderers.find(id);
  if (!record) throw new AppError("record-gone", "this release record is not served any more");
  return record;
}

import { AppError } from "@forecourt/contracts/errors";
import { defaultLanguage, pathInLanguage } from "@forecourt/contracts/language";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, RequestHandler } from "express";
import { recordHeader } from "../app/request-headers.ts";
import type { RenderRequest } from "../render/renderer-host.ts";
import { siteStore } from "../render/site-of-address.ts";
import { recordOfBrowser } from "./chosen-record.ts";
import { ignoreDisconnect } from "./client-disconnected.ts";
import { createRenderRequest } from "./create-render-request.ts";
import type { ShellDeps } from "./deps.ts";
import { privateNoCache, privateNoStore } from "./document-route.ts";

/**
 * Responds with the loader data of a page as JSON, rendered by the releases that the browser has loaded. 409 when that
 * record is no longer served, or when the page is in other variants than the document: the browser then loads the
 * document. It also does that for a page for another store than the document is for.
 */
export function payloadRoute(deps: ShellDeps): RequestHandler {
  return ignoreDisconnect(async (request, response) => {
    const { record: id, variants, store } = splitDocumentRecord(request.get(recordHeader) ?? "");
    const record = await recordOfBrowser(deps, request, id === "" ? undefined : id);
    const renderer = await deps.renderers.rendererOf(record);
    const url = request.originalUrl.replace(/\/_payload\.json(?=$|\?)/, "") || "/";
    const path = url.startsWith("?") ? `/${url}` : url;
    const rendering = await createRenderRequest(deps, request, response, path, record);
    if (variants !== (rendering.site.variants ?? null)) {
      throw new AppError("record-gone", "the document is in other variants than the page");
    }
    if (store !== siteStore(rendering.site)) {
      return void response.set("cache-control", privateNoStore).json({ document: true });
    }
    const elsewhere = inLanguageOfDocument(request, path, rendering);
    if (elsewhere !== null) {
      return void response.set("cache-control", privateNoStore).json({ redirect: elsewhere });
    }
    response.set(internalHeaders.record, record.id);
    const { status, body } = await renderer.payload(rendering);
    const isStored = !("noStore" in body || "redirect" in body || record.preview);
    response
      .status(status)
      .set("cache-control", isStored ? privateNoCache : privateNoStore)
      .json(body);
  });
}

/**
 * Path of the page in the language of the requesting document, which has texts of one language only: a path without a
 * language comes from a service or a script. Null = the page is in that language.
 * @throws AppError record-gone for a page in a language of its own: the browser then loads its document
 */
function inLanguageOfDocument(
  request: Request,
  path: string,
  { site }: RenderRequest,
): string | null {
  const { language = defaultLanguage, languages = [] } = site;
  const { language: stated = defaultLanguage } = tenantOf(request);
  const ofDocument = languages.some(({ code }) => code === stated) ? stated : defaultLanguage;
  if (ofDocument === language) return null;
  if (language === defaultLanguage) return pathInLanguage(path, ofDocument);
  throw new AppError("record-gone", `a page in ${language} for a document in ${ofDocument}`);
}

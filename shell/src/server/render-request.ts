import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, Response } from "express";
import type { RenderRequest } from "../render/renderer-host.ts";
import type { ShellDeps } from "./app.ts";

/** What the renderer needs to know about an HTTP request for the page at `path`. */
export function renderRequest(
  { siteOf }: Pick<ShellDeps, "siteOf">,
  request: Request,
  response: Response,
  path: string,
  record: ReleaseRecord,
): RenderRequest {
  const tenant = tenantOf(request);
  const site = siteOf(tenant);
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort(new Error("the client has gone"));
  });
  return {
    url: new URL(site.origin + path),
    tenant,
    site,
    record,
    requestId: request.get(requestIdHeader) ?? "",
    nonce: request.get(internalHeaders.nonce) ?? "",
    signal: gone.signal,
  };
}

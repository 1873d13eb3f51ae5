import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, Response } from "express";
import type { RenderRequest } from "../render/renderer-host.ts";
import type { ShellDeps } from "./app.ts";
import { clientGoneSignal } from "./client-gone.ts";

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
  return {
    url: new URL(site.origin + path),
    tenant,
    site,
    record,
    requestId: request.get(requestIdHeader) ?? "",
    nonce: request.get(internalHeaders.nonce) ?? "",
    signal: clientGoneSignal(response),
  };
}

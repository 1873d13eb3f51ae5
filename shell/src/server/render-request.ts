import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, Response } from "express";
import type { RenderRequest } from "../render/renderer-host.ts";
import type { ShellDeps } from "./app.ts";

/** Why work for a request was given up: nobody waits for the answer. */
class ClientGone extends Error {
  override name = "ClientGone";
}

/** Runs a route; a client that has gone meanwhile is nobody's error and gets no answer. */
export function forAsLongAsAsked(
  route: (request: Request, response: Response) => Promise<void>,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    try {
      await route(request, response);
    } catch (error) {
      if (!(error instanceof ClientGone)) throw error;
    }
  };
}

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
    if (!response.writableFinished) gone.abort(new ClientGone());
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

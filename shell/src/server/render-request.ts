import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Request, Response } from "express";
import type { RenderRequest } from "../render/renderer-host.ts";
import type { ShellDeps } from "./app.ts";
import { clientGoneSignal } from "./client-gone.ts";
import { takeBackProof } from "./take-back-proof.ts";

/** What the renderer needs to know about an HTTP request for the page at `path`. */
export function renderRequest(
  { siteOf, signingSecret }: Pick<ShellDeps, "siteOf" | "signingSecret">,
  request: Request,
  response: Response,
  path: string,
  record: ReleaseRecord,
): RenderRequest {
  const tenant = tenantOf(request);
  const site = siteOf(tenant);
  const { dealerId, cookieTier } = site;
  const seal = { secret: signingSecret, dealerId, now: new Date() };
  const visitor = visitorOf(request, { seal, cookieTier });
  takeBackProof(request, response, { visitor, cookieTier });
  return {
    url: new URL(site.origin + path),
    tenant,
    site,
    visitor,
    formToken: signFormToken(seal),
    record,
    requestId: request.get(requestIdHeader) ?? "",
    nonce: request.get(internalHeaders.nonce) ?? "",
    signal: clientGoneSignal(response),
  };
}

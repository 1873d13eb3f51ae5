import { defaultLanguage, splitLanguage } from "@forecourt/contracts/language";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { internalHeaders, requestIdHeader, type Tenant } from "@forecourt/contracts/tenant";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Request, Response } from "express";
import type { RenderRequest } from "../render/renderer-host.ts";
import { siteOfAddress } from "../render/site-of-address.ts";
import { fetchBuyerPreferences } from "./buyer-preferences.ts";
import { disconnectSignal } from "./client-disconnected.ts";
import type { ShellDeps } from "./deps.ts";
import { startOfHour, wantsWhole } from "./respond-whole.ts";
import { revokeHttpOnlyCookies } from "./revoke-http-only-cookies.ts";

/**
 * The tenant in the language that the address names, and the address without it. Where a visitor comes from does not
 * matter.
 */
function localTenantOf(
  { siteOf }: Pick<ShellDeps, "siteOf">,
  request: Request,
  path: string,
): Tenant & { path: string } {
  const { language: _ofReferer, ...tenant } = tenantOf(request);
  const { languages = [] } = siteOf(tenant);
  const codes = languages.map(({ code }) => code);
  const { language, path: localPath } = splitLanguage(path, codes);
  return { ...tenant, path: localPath, ...(language !== defaultLanguage && { language }) };
}

/** Builds the renderer's request from an HTTP request for the page at `path`. */
export async function createRenderRequest(
  deps: Pick<
    ShellDeps,
    | "siteOf"
    | "factsOf"
    | "completeSite"
    | "configurationVersion"
    | "signingSecret"
    | "services"
    | "visitorMs"
    | "log"
  >,
  request: Request,
  response: Response,
  path: string,
  record: ReleaseRecord,
): Promise<RenderRequest> {
  const { path: localPath, ...tenant } = localTenantOf(deps, request, path);
  const own = await deps.completeSite(deps.siteOf(tenant), record, () => deps.factsOf(tenant));
  const site = siteOfAddress(own, localPath);
  const { dealerId, cookieTier } = site;
  const signingContext = { secret: deps.signingSecret, dealerId, now: new Date() };
  const visitor = visitorOf(request, { signingContext, cookieTier });
  const signal = disconnectSignal(response);
  await revokeHttpOnlyCookies(deps, request, response, { tenant, visitor, cookieTier, signal });
  const terms = await fetchBuyerPreferences(deps, request, { tenant, visitor, cookieTier, signal });
  return {
    url: new URL(site.origin + localPath),
    tenant,
    site,
    visitor: { ...visitor, terms },
    formToken: signFormToken(
      wantsWhole(request)
        ? { ...signingContext, now: startOfHour(signingContext.now) }
        : signingContext,
    ),
    record,
    configuration: deps.configurationVersion(),
    requestId: request.get(requestIdHeader) ?? "",
    nonce: request.get(internalHeaders.nonce) ?? "",
    signal,
  };
}

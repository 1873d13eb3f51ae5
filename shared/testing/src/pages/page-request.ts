import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { siteFixture } from "./site-fixture.ts";

/** The request that the shell passes to a loader for the page at `path`; `service` is the URL of the area's service. */
export function pageRequest(
  path: string,
  service: string,
  changes: Partial<PageRequest> = {},
): PageRequest {
  const site = changes.site ?? siteFixture();
  return {
    url: new URL(path, site.origin),
    path,
    params: {},
    tenant: { dealerId: site.dealerId, storeId: null },
    site,
    service,
    headers: { [internalHeaders.dealer]: site.dealerId, [requestIdHeader]: "request-1" },
    signal: new AbortController().signal,
    ...changes,
  };
}

import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import type { LeadRequest } from "../intake/lead-request.ts";

/**
 * Number of a dealer's early-access vehicles, which a lead unlocks; 0 when it has none, or the inventory service
 * does not answer.
 */
export type EarlyAccessCount = (
  request: Pick<LeadRequest, "request" | "tenant" | "site">,
) => Promise<number>;

/**
 * Calls the inventory service at one of `replicas`; null = none is configured.
 * @param deadlineMs the visitor waits for the receipt meanwhile
 */
export function createEarlyAccessCount(
  replicas: readonly string[] | null,
  deadlineMs: number,
): EarlyAccessCount {
  if (replicas === null) return async () => 0;
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async ({ request, tenant, site }) => {
    if (site.earlyAccessDays === 0) return 0;
    const headers = {
      [internalHeaders.dealer]: tenant.dealerId,
      [requestIdHeader]: requestIdOf(request),
    };
    const call = createClient({ ...options, headers });
    try {
      return (await call(searchVehicles, { query: {} }, { deadlineMs })).privateCars;
    } catch {
      return 0;
    }
  };
}

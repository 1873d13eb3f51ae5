import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { areaClient } from "@forecourt/remote-kit/area-client";

/**
 * Number of early-access cars, which only visitors who have unlocked them see; 0 when the dealer has none, or
 * the service does not answer.
 */
export async function loadEarlyAccessCount(request: PageRequest): Promise<number> {
  if (request.site.earlyAccessDays === 0) return 0;
  const { [internalHeaders.unlocked]: _ofVisitor, ...headers } = request.headers;
  try {
    const reply = await areaClient({ ...request, headers })(searchVehicles, { query: {} });
    return reply.privateCars;
  } catch {
    return 0;
  }
}

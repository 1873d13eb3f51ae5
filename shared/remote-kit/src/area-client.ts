import type { PageRequest } from "@forecourt/contracts/page";
import type { CommonServiceName } from "@forecourt/contracts/services";
import { type Call, createClient } from "@forecourt/http/client";

/**
 * The client of the area's own service for one page; it sends the tenant and the request id, and
 * ends with the page's deadline.
 */
export function areaClient({ service, headers, signal, fetch, replies }: PageRequest): Call {
  const shared = { ...(fetch && { fetch }), ...(replies && { replies }) };
  return createClient({ baseUrl: service, headers, signal, ...shared });
}

/**
 * The client of a service that serves all areas; null in a shell that does not know the service
 * yet.
 */
export function commonClient(
  { common, headers, signal }: PageRequest,
  name: CommonServiceName,
): Call | null {
  const known = common?.[name];
  if (!known) return null;
  return createClient({ baseUrl: known.address, headers, signal, fetch: known.fetch });
}

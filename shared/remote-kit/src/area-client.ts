import type { PageRequest } from "@forecourt/contracts/page";
import type { CommonServiceName } from "@forecourt/contracts/services";
import { type Call, createClient } from "@forecourt/http/client";

/** Calls endpoints of the area's own service for one page: its tenant, its time, its request id. */
export function areaClient({ service, headers, signal, fetch }: PageRequest): Call {
  return createClient({ baseUrl: service, headers, signal, ...(fetch && { fetch }) });
}

/** The same for a service that serves all areas; null where the shell does not know it yet. */
export function commonClient(
  { common, headers, signal }: PageRequest,
  name: CommonServiceName,
): Call | null {
  const known = common?.[name];
  if (!known) return null;
  return createClient({ baseUrl: known.address, headers, signal, fetch: known.fetch });
}

import type { PageRequest } from "@forecourt/contracts/page";
import { type Call, createClient } from "@forecourt/http/client";

/** Calls endpoints of the area's own service for one page: its tenant, its time, its request id. */
export function areaClient({ service, headers, signal, fetch }: PageRequest): Call {
  return createClient({ baseUrl: service, headers, signal, ...(fetch && { fetch }) });
}

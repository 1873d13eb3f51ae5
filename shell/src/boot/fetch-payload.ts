import type { PageState } from "../app/page-state.ts";
import { prefetchHeader, recordHeader } from "../app/request-headers.ts";
import type { FetchPayload } from "./payload-cache.ts";

/** Fetches payloads rendered by the releases of `record`. Rejects when the response is not one. */
export function payloadFetcher(record: string): FetchPayload {
  return async (path, signal, isPrefetch) => {
    const requestedAt = performance.now();
    const response = await fetch(payloadUrl(path), {
      headers: { [recordHeader]: record, ...(isPrefetch && { [prefetchHeader]: "1" }) },
      priority: isPrefetch ? "low" : "auto",
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (response === null) return { unreachable: true };
    if (!response.headers.get("content-type")?.startsWith("application/json")) {
      throw new Error(`payload: status ${response.status}`);
    }
    const payload: PageState | { redirect: string } | { document: true } = await response.json();
    if ("redirect" in payload || "document" in payload) return payload;
    if (!("outcome" in payload)) throw new Error(`payload: status ${response.status}`);
    return { ...payload, requestedAt };
  };
}

/** `/service?a=b` → `/service/_payload.json?a=b`. */
function payloadUrl(path: string): string {
  const [pathname = "", search] = path.split("?", 2);
  const own = `${pathname === "/" ? "" : pathname}/_payload.json`;
  return search === undefined ? own : `${own}?${search}`;
}

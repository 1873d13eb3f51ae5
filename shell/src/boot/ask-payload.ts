import type { PageState } from "../app/page-state.ts";
import { aheadHeader, recordHeader } from "../app/record-header.ts";
import type { AskPayload } from "./payloads.ts";

/** Asks for payloads that the releases of `record` made. Rejects when what comes is none. */
export function payloadAsker(record: string): AskPayload {
  return async (path, signal, ahead) => {
    const askedAt = performance.now();
    const answer = await fetch(payloadAddress(path), {
      headers: { [recordHeader]: record, ...(ahead && { [aheadHeader]: "1" }) },
      priority: ahead ? "low" : "auto",
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    if (answer === null) return { unreachable: true };
    if (!answer.headers.get("content-type")?.startsWith("application/json")) {
      throw new Error(`payload: status ${answer.status}`);
    }
    const payload: PageState | { redirect: string } = await answer.json();
    if ("redirect" in payload) return payload;
    if (!("outcome" in payload)) throw new Error(`payload: status ${answer.status}`);
    return { ...payload, askedAt };
  };
}

/** `/service?a=b` → `/service/_payload.json?a=b`. */
function payloadAddress(path: string): string {
  const [pathname = "", search] = path.split("?", 2);
  const own = `${pathname === "/" ? "" : pathname}/_payload.json`;
  return search === undefined ? own : `${own}?${search}`;
}

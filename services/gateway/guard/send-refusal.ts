import type { IncomingMessage, ServerResponse } from "node:http";
import { isNativeForm } from "../request/native-form.ts";
import { plainPagePolicy } from "../responses/plain-page.ts";
import { hasBody } from "./body-limits.ts";
import { drainRejectedBody } from "./drain-rejected-body.ts";
import { refusalPage } from "./refusal-page.ts";
import { ShedError, type ShedReason } from "./shed.ts";

/** Seconds until a client may try again. */
const RETRY_AFTER = "2";

/**
 * Refuses a request at the least cost: a page for a browser, JSON for a script. Express, its security headers, and the
 * log line of a request are left out: this body needs none of them.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { reason, maxDrainedBytes }: { reason: ShedReason; maxDrainedBytes: number },
): void {
  const { code, status } = new ShedError(reason);
  if (hasBody(request)) drainRejectedBody(request, maxDrainedBytes);
  const isForm = isNativeForm(request);
  const isJson = !isForm && /^\/(?:api|_ipx)(?:[/?]|$)|\.json(?:\?|$)/.test(request.url ?? "");
  const body = isJson
    ? JSON.stringify({ error: { code, message: "too many requests at the moment" } })
    : refusalPage(isForm);
  response.writeHead(status, {
    "content-type": isJson ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "content-security-policy": plainPagePolicy,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": RETRY_AFTER,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import { requestIdHeader } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { measureWait } from "../request/request-context.ts";

/** A chat provider is another company: it gets no cookie and no header about the visitor. */
const forwardedHeaders = new Set([
  "host",
  "connection",
  "content-type",
  "content-length",
  "if-none-match",
  requestIdHeader,
]);

interface LocalChatDeps {
  localChat: Upstream | null;
  limits: Pick<Limits, "apiFirstByteMs">;
}

/**
 * Forwards the request of the demo's chat script, and what visitors write, to the demo's chat.
 * @throws AppError not-found on a site without it
 */
export function localChat({ localChat: chat, limits }: LocalChatDeps): RequestHandler {
  return async (request, response) => {
    if (chat === null) throw new AppError("not-found", "this site has no chat of its own");
    removeOtherHeaders(request.headers);
    const source = await measureWait(request, "upstreamMs", () =>
      chat.forward(request, response, limits.apiFirstByteMs),
    );
    relayResponse(source, response);
  };
}

function removeOtherHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (!forwardedHeaders.has(name)) delete headers[name];
  }
}

import type { IncomingHttpHeaders } from "node:http";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { setUpstreamHeaders } from "../headers/set-upstream-headers.ts";
import type { Limits } from "../limits.ts";
import { relayResponse } from "../proxy/relay-response.ts";
import type { Upstream } from "../proxy/upstream.ts";
import { measureWait } from "../request/request-context.ts";

/** An image is the same for every visitor, so headers about the visitor are not forwarded. */
const forwardedHeaders = new Set([
  "host",
  "connection",
  "if-none-match",
  requestIdHeader,
  internalHeaders.dealer,
]);

interface ImageProxyDeps {
  images: Upstream;
  limits: Pick<Limits, "imageFirstByteMs">;
}

/** Forwards `/_ipx/…` to the images service. */
export function imageProxy({ images, limits }: ImageProxyDeps): RequestHandler {
  return async (request, response) => {
    setUpstreamHeaders(request);
    removeOtherHeaders(request.headers);
    const source = await measureWait(request, "upstreamMs", () =>
      images.forward(request, response, limits.imageFirstByteMs),
    );
    relayResponse(source, response);
  };
}

function removeOtherHeaders(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (!forwardedHeaders.has(name)) delete headers[name];
  }
}

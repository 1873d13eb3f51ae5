import type { IncomingHttpHeaders } from "node:http";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { tellUpstream } from "../headers/inward.ts";
import type { GatewayParts } from "../parts.ts";
import { sendAnswer } from "../proxy/send-answer.ts";

/** A picture is the same for every visitor: who asks, and from which store, is not told. */
const told = new Set([
  "host",
  "connection",
  "if-none-match",
  requestIdHeader,
  internalHeaders.dealer,
]);

/** Passes `/_ipx/…` to the images service. */
export function picture({
  images,
  limits,
}: Pick<GatewayParts, "images" | "limits">): RequestHandler {
  return async (request, response) => {
    tellUpstream(request);
    keep(request.headers);
    sendAnswer(await images.forward(request, response, limits.imageFirstByteMs), response);
  };
}

function keep(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) if (!told.has(name)) delete headers[name];
}

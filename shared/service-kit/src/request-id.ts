import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdHeader } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Keeps a well-formed request id and creates one otherwise, so that one id follows a request
 * through every process. Read it with `requestIdOf`.
 */
export const requestId: RequestHandler = (request, response, next) => {
  const id = requestIdFor(request);
  request.headers[requestIdHeader] = id;
  response.setHeader(requestIdHeader, id);
  next();
};

/** The well-formed id that the request brings, or a new one. */
export function requestIdFor({ headers }: Pick<IncomingMessage, "headers">): string {
  const received = headers[requestIdHeader];
  return typeof received === "string" && wellFormed.test(received) ? received : randomUUID();
}

/** The id that `requestId` has set; "" before it ran. */
export function requestIdOf(request: IncomingMessage): string {
  return String(request.headers[requestIdHeader] ?? "");
}

import type { Request, RequestHandler, Response } from "express";
import type { Limits } from "../limits.ts";
import { clientNetworkOf, contextOf, measureWait } from "../request/request-context.ts";
import { hasBody, maxBytesOf } from "./body-limits.ts";
import { createClientCounter } from "./client-counter.ts";
import { readBody } from "./read-body.ts";
import { ShedError } from "./shed.ts";

/** Middleware that receives the whole body before the request goes on. */
export type ReceiveBody = (options?: { maxBytes?: number }) => RequestHandler;

/**
 * Receives bodies into `contextOf(request).body`, so that a client that sends slowly occupies no
 * capacity of an upstream. Bodies and their bytes are bounded per client and in total.
 */
export function createReceiveBody(limits: Limits): ReceiveBody {
  const bodies = createClientCounter(() => ({
    max: limits.maxBodies,
    maxPerClient: limits.maxBodiesPerClient,
  }));
  const bytes = createClientCounter(() => ({
    max: limits.maxAllBodyBytes,
    maxPerClient: limits.maxBodyBytesPerClient,
  }));

  async function receive(request: Request, response: Response, maxBytes: number): Promise<Buffer> {
    const client = clientNetworkOf(request);
    const reached = bodies.add(client);
    if (reached) throw new ShedError(reached === "client" ? "bodies-of-client" : "bodies");
    // The bytes stay in memory until the upstream has answered.
    let reserved = 0;
    response.once("close", () => bytes.remove(client, reserved));
    const reserve = (length: number) => {
      const full = bytes.add(client, length);
      if (full) throw new ShedError(full === "client" ? "body-bytes-of-client" : "body-bytes");
      reserved += length;
    };
    try {
      return await readBody(request, { maxBytes, limits, reserve });
    } finally {
      bodies.remove(client);
    }
  }

  return ({ maxBytes } = {}) =>
    async (request, response, next) => {
      if (!hasBody(request)) return next();
      const max = maxBytes ?? maxBytesOf(request, limits);
      const body = await measureWait(request, "bodyMs", () => receive(request, response, max));
      contextOf(request).body = body;
      delete request.headers["transfer-encoding"];
      request.headers["content-length"] = String(body.length);
      next();
    };
}

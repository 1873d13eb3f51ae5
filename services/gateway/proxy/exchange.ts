import { Agent, type IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import type { Request, Response } from "express";
import { createProxyMiddleware, definePlugin } from "http-proxy-middleware";
import type { Limits } from "../limits.ts";
import { ClientGone, UpstreamFailure } from "./failure.ts";
import { watchOutgoing } from "./watch-outgoing.ts";

/** One try of a request at one upstream. */
interface Try {
  target: URL;
  firstByteMs: number;
  answered(head: IncomingMessage): void;
  failed(error: Error): void;
}

export interface Exchange {
  /**
   * Sends `request` to `target` and resolves to the head of its answer, the body not yet read.
   * @throws UpstreamFailure, ClientGone, or AppError too-large
   */
  send(
    request: Request,
    response: Response,
    target: URL,
    firstByteMs: number,
  ): Promise<IncomingMessage>;
  close(): void;
}

/** The one proxy of the gateway. Connections to upstreams are kept alive and shared by requests. */
export function createExchange(limits: Limits): Exchange {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const tries = new WeakMap<IncomingMessage, Try>();
  const tryOf = (request: IncomingMessage | undefined): Try => {
    const found = request && tries.get(request);
    if (!found) throw new Error("the proxy was called without a target");
    return found;
  };
  const settle = definePlugin<Request, Response>((server) => {
    server.on("proxyReq", (outgoing, request) =>
      watchOutgoing(outgoing, request, { ...limits, firstByteMs: tryOf(request).firstByteMs }),
    );
    server.on("proxyRes", (head, request) => tryOf(request).answered(head));
    server.on("error", (error, request) => tryOf(request).failed(asFailure(error)));
    server.on("econnreset", (_error, request) => tryOf(request).failed(new ClientGone()));
  });
  const proxy = createProxyMiddleware<Request, Response>({
    router: (request) => tryOf(request).target,
    agent,
    proxyTimeout: limits.idleMs,
    // The gateway compresses what leaves it; before that it has to read the pages that it keeps.
    headers: { "accept-encoding": "identity" },
    // What leaves for the browser is written by `sendAnswer`, header by header.
    selfHandleResponse: true,
    ejectPlugins: true,
    plugins: [settle],
  });
  return {
    close: () => agent.destroy(),
    send: (request, response, target, firstByteMs) =>
      new Promise((answered, failed) => {
        tries.set(request, { target, firstByteMs, answered, failed });
        // A second try listens to the same answer once more.
        response.setMaxListeners(30).once("close", () => failed(new ClientGone()));
        proxy(request, response, failed).catch(failed);
      }),
  };
}

function asFailure(error: Error): Error {
  if (error instanceof AppError) return error;
  return new UpstreamFailure("no-connection", `no answer: ${error.message}`, { cause: error });
}

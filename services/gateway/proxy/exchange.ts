import { Agent, type IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import type { Request, Response } from "express";
import { createProxyMiddleware, definePlugin } from "http-proxy-middleware";
import type { Limits } from "../limits.ts";
import { type BodyGate, createBodyGate } from "./body-gate.ts";
import { clientGone, UpstreamFailure } from "./failure.ts";
import { watchOutgoing } from "./watch-outgoing.ts";

/** One try of a request at one upstream. */
interface Try {
  target: URL;
  firstByteMs: number;
  gate: BodyGate | null;
  /** True once something of the request may have been sent. */
  reached: boolean;
  answered(head: IncomingMessage): void;
  failed(error: Error): void;
}

export interface Exchange {
  /**
   * Sends `request` to `target` and resolves to the head of its answer, the body not yet read.
   * @throws UpstreamFailure, clientGone, or AppError too-large
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
  const proxy = createProxyMiddleware<Request, Response>({
    router(request, _response, options) {
      const { target, gate } = tryOf(request);
      if (gate) options.buffer = gate.stream;
      return target;
    },
    agent,
    proxyTimeout: limits.idleMs,
    // The gateway compresses what leaves it; before that it has to read the pages that it keeps.
    headers: { "accept-encoding": "identity" },
    // What leaves for the browser is written by `sendAnswer`, header by header.
    selfHandleResponse: true,
    ejectPlugins: true,
    plugins: [settleTries(tryOf, limits)],
  });
  return {
    close: () => agent.destroy(),
    send: (request, response, target, firstByteMs) =>
      new Promise((answered, failed) => {
        const gate = createBodyGate(request, limits.bodyBytes);
        tries.set(request, { target, firstByteMs, gate, reached: false, answered, failed });
        // A second try listens to the same answer once more.
        response.setMaxListeners(30).once("close", () => failed(clientGone));
        proxy(request, response, failed).catch(failed);
      }),
  };
}

/** Tells each try how it went, from the proxy's events. */
function settleTries(tryOf: (request: IncomingMessage | undefined) => Try, limits: Limits) {
  return definePlugin<Request, Response>((proxy) => {
    proxy.on("proxyReq", (outgoing, request) => {
      const current = tryOf(request);
      const { gate, firstByteMs } = current;
      const times = { connectMs: limits.connectMs, firstByteMs, afterBody: gate !== null };
      // The proxy closes what carried chunks: an upstream that refuses such a body at once would then
      // cut the connection while it is being sent, and its answer be lost.
      if (gate) outgoing.setHeader("connection", "keep-alive");
      gate?.stream.once("error", (refusal) => outgoing.destroy(refusal));
      watchOutgoing(outgoing, times, () => {
        current.reached = true;
        gate?.open();
      });
    });
    proxy.on("proxyRes", (head, request) => tryOf(request).answered(head));
    proxy.on("error", (error, request) => tryOf(request).failed(asFailure(error, tryOf(request))));
    proxy.on("econnreset", (_error, request) => tryOf(request).failed(clientGone));
  });
}

function asFailure(error: Error, { reached }: Try): Error {
  if (error instanceof AppError) return error;
  const kind = reached ? "broken" : "unreached";
  return new UpstreamFailure(kind, `no answer: ${error.message}`, { cause: error });
}

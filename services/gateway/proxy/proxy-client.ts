import { Agent, type IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { AppError } from "@forecourt/contracts/errors";
import { credentialHeader } from "@forecourt/service-kit/credential";
import type { Request, Response } from "express";
import { createProxyMiddleware, definePlugin } from "http-proxy-middleware";
import type { Limits } from "../limits.ts";
import { clientDisconnected } from "../request/client-disconnected.ts";
import { contextOf } from "../request/request-context.ts";
import { enforceTimeouts } from "./enforce-timeouts.ts";
import { UpstreamFailure } from "./upstream-failure.ts";

/** One attempt to send a request to one upstream. */
interface Attempt {
  target: URL;
  firstByteMs: number;
  /** The whole body, read anew for each attempt; null when there is none. */
  body: Readable | null;
  /** True once the connection is open and bytes of the request may have been sent. */
  connected: boolean;
  resolve(response: IncomingMessage): void;
  reject(error: Error): void;
}

export interface ProxyClient {
  /**
   * Sends `request` to `target` and resolves to the response head, with its body not yet read.
   * @throws UpstreamFailure or clientDisconnected
   */
  send(
    request: Request,
    response: Response,
    target: URL,
    firstByteMs: number,
  ): Promise<IncomingMessage>;
  close(): void;
}

type AttemptOf = (request: IncomingMessage | undefined) => Attempt;

/**
 * The gateway's proxy, which sends the site's credential with each request. Connections to upstreams are kept alive
 * and shared by all requests.
 */
export function createProxyClient(limits: Limits, credential: string | null): ProxyClient {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const attempts = new WeakMap<IncomingMessage, Attempt>();
  const attemptOf: AttemptOf = (request) => {
    const found = request && attempts.get(request);
    if (!found) throw new Error("the proxy was called without a target");
    return found;
  };
  const proxy = createProxyMiddleware<Request, Response>({
    router(request, _response, options) {
      const { target, body } = attemptOf(request);
      if (body) options.buffer = body;
      return target;
    },
    agent,
    proxyTimeout: limits.idleTimeoutMs,
    // The gateway compresses responses itself, and it has to read the pages that it caches.
    headers: { "accept-encoding": "identity", ...credentialHeader(credential) },
    // `relayResponse` writes the response, header by header.
    selfHandleResponse: true,
    ejectPlugins: true,
    plugins: [settleAttempts(attemptOf, limits)],
  });
  return {
    close: () => agent.destroy(),
    send: (request, response, target, firstByteMs) =>
      new Promise((resolve, reject) => {
        const received = contextOf(request).body;
        const body = received && Readable.from([received]);
        attempts.set(request, { target, firstByteMs, body, connected: false, resolve, reject });
        // A retry adds its listeners to the same response.
        response.setMaxListeners(30).once("close", () => reject(clientDisconnected));
        proxy(request, response, reject).catch(reject);
      }),
  };
}

/** Settles each attempt from the events of the proxy. */
function settleAttempts(attemptOf: AttemptOf, limits: Limits) {
  return definePlugin<Request, Response>((proxy) => {
    proxy.on("proxyReq", (outgoing, request) => {
      const attempt = attemptOf(request);
      const { firstByteMs } = attempt;
      const { connectTimeoutMs } = limits;
      enforceTimeouts(outgoing, { connectTimeoutMs, firstByteMs }, () => {
        attempt.connected = true;
      });
    });
    proxy.on("proxyRes", (head, request) => attemptOf(request).resolve(head));
    proxy.on("error", (error, request) => {
      const attempt = attemptOf(request);
      attempt.reject(toFailure(error, attempt));
    });
    proxy.on("econnreset", (_error, request) => attemptOf(request).reject(clientDisconnected));
  });
}

function toFailure(error: Error, { connected }: Attempt): Error {
  if (error instanceof AppError) return error;
  const kind = connected ? "reset" : "connect-failed";
  return new UpstreamFailure(kind, `no response: ${error.message}`, { cause: error });
}

import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode } from "@forecourt/service-kit/error-code";

/** A site's port; null = it is not there. */
export interface Host {
  port: number | null;
}

export interface FrontProxy {
  origin: string;
  close(): Promise<void>;
}

/** The number of a visitor. All requests of one go to the same host while that is ready, as with `ip_hash` of nginx. */
export const visitorHeader = "x-visitor";

const READY_EVERY_MS = 250;

/**
 * A load balancer as operators put one in front of several hosts. It asks each for `/readyz`, and passes over hosts that
 * are not ready. It tries another one only where a connection is refused; any other failure is answered with 502.
 */
export async function startFrontProxy(hosts: readonly Host[]): Promise<FrontProxy> {
  const closed = new AbortController();
  const ready = new Set<number>();
  const watching = watchHosts(hosts, ready, closed.signal);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const first = Number(request.headers[visitorHeader] ?? 0) % hosts.length;
    const order = [...hosts.slice(first), ...hosts.slice(0, first)].map(({ port }) => port);
    const isReady = (port: number | null) => port !== null && ready.has(port);
    for (const port of [...order.filter(isReady), ...order.filter((one) => !isReady(one))]) {
      if (port !== null && (await forward(port, request, body, response))) return;
    }
    response.writeHead(502).end("no host accepts a connection");
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      closed.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await watching;
    },
  };
}

async function watchHosts(
  hosts: readonly Host[],
  ready: Set<number>,
  closed: AbortSignal,
): Promise<void> {
  while (!closed.aborted) {
    for (const { port } of hosts) {
      if (port === null) continue;
      const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
      if (answer?.ok) ready.add(port);
      else ready.delete(port);
    }
    await sleep(READY_EVERY_MS);
  }
}

/** False = the connection was refused, and nothing was sent. */
function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const own = { ...headers, host: `localhost:${port}`, connection: "close" };
  const options = { host: "127.0.0.1", port, path: url, method, headers: own, agent: false };
  const outgoing = http.request(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on("error", () => response.destroy());
    resolve(true);
  });
  outgoing.on("error", (error) => {
    if (errorCode(error) === "ECONNREFUSED") return resolve(false);
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(String(error));
    resolve(true);
  });
  outgoing.end(body);
  return promise;
}

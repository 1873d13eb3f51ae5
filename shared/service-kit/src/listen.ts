import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import { answerClientError } from "./client-error.ts";
import { type DrainLimits, drain } from "./drain.ts";

/** Headers of one request, in bytes; more is answered with 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/** Node reads no header after this one. The gateway refuses long before: the rest is its own. */
const MAX_HEADERS = 200;

export interface Listening {
  server: Server;
  port: number;
  /** Stops without failing a request; see `drain`. */
  close(patience?: DrainLimits): Promise<void>;
}

/** Serves `app` at `host`:`port` (0 = any free port) with limits on what a client may send. */
export async function listen(app: Express, host: string, port: number): Promise<Listening> {
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 10_000,
    // Node looks after half a minute by default, and lets slow headers live three times their limit.
    connectionsCheckingInterval: 2_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
  });
  let closed: Promise<void> | undefined;
  server.on("request", (request, response) => {
    if (closed) response.setHeader("connection", "close");
    app(request, response);
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.on("clientError", answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    server,
    port: address.port,
    close: (patience) => (closed ??= drain(server, patience)),
  };
}

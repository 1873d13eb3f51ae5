import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { answerClientError } from "./client-error.ts";
import { type DrainLimits, drain } from "./drain.ts";

/**
 * Maximum size of a request's headers in bytes; larger ones are answered with 431. The gateway refuses
 * headers over 16 KB; the rest is for its own headers.
 */
const MAX_HEADER_BYTES = 20 * 1024;

/**
 * Node ignores headers beyond this number. The gateway refuses earlier; the rest is for its own
 * headers.
 */
const MAX_HEADERS = 200;

export interface Listening {
  server: Server;
  port: number;
  /** Stops without failing a request; see `drain`. */
  close(patience?: DrainLimits): Promise<void>;
}

export interface ListenOptions {
  /** Maximum size of a request's headers in bytes. Default: 20 KB. */
  maxHeaderBytes?: number;
  /** Adds limits of its own before the first connection. */
  protect?: (server: Server) => void;
  /**
   * Several processes may listen on the port; the system distributes new connections among those that
   * live. Linux only.
   */
  reusePort?: boolean;
}

/** Serves `app` at `host`:`port` (0 = any free port) with limits on what a client may send. */
export async function listen(
  app: RequestListener,
  host: string,
  port: number,
  { maxHeaderBytes = MAX_HEADER_BYTES, protect, reusePort = false }: ListenOptions = {},
): Promise<Listening> {
  const server = createServer({
    maxHeaderSize: maxHeaderBytes,
    // A phone that loses four packets in a row sends its headers after 15 s.
    headersTimeout: 20_000,
    // Node's default checks every 30 s, which lets slow headers live three times their limit.
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
  protect?.(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, reusePort }, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    server,
    port: address.port,
    close: (patience) => (closed ??= drain(server, patience)),
  };
}

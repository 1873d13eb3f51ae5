import { request } from "node:http";
import { text } from "node:stream/consumers";

export interface SentRequest {
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A client gives up after this time. */
const TIMEOUT_MS = 10_000;

/**
 * Sends a request on a connection of its own, so that the system chooses a gateway for each.
 * Returns the status, or null when the connection broke or no complete response came in time.
 */
export function sendRequest(
  port: number,
  { method = "GET", path, headers = {}, body }: SentRequest,
): Promise<number | null> {
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        method,
        path,
        agent: false,
        headers: { host: `localhost:${port}`, "accept-encoding": "br", ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (incoming) => {
        text(incoming).then(
          () => resolve(incoming.statusCode ?? null),
          () => resolve(null),
        );
      },
    );
    outgoing.on("error", () => resolve(null));
    outgoing.end(body);
  });
}

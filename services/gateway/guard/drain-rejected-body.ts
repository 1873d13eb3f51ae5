import type { IncomingMessage } from "node:http";

/**
 * Reads and discards the rest of a rejected body, up to `maxBytes`. Closing the connection during an
 * upload resets it, and the client would never see the error response.
 */
export function drainRejectedBody(request: IncomingMessage, maxBytes: number): void {
  let read = 0;
  request.unpipe();
  request.on("data", (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxBytes) request.destroy();
  });
  request.resume();
}

import type { IncomingMessage } from "node:http";

/**
 * Reads on what is left of a refused body, up to `maxBytes`: a connection closed in the middle of an
 * upload is reset, and the client never sees why. Past that it is closed all the same.
 */
export function drainRefused(request: IncomingMessage, maxBytes: number): void {
  let read = 0;
  request.unpipe();
  request.on("data", (chunk: Buffer) => {
    read += chunk.length;
    if (read > maxBytes) request.destroy();
  });
  request.resume();
}

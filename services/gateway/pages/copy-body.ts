import type { IncomingMessage } from "node:http";

/**
 * Collects the body of `source` while it is piped elsewhere. Calls `onComplete` once the whole body
 * has arrived, if it is at most `maxBytes` long. Does not delay the pipe.
 */
export function copyBody(
  source: IncomingMessage,
  maxBytes: number,
  onComplete: (body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  source.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  source.once("end", () => {
    if (source.complete && length <= maxBytes) onComplete(Buffer.concat(chunks));
  });
}

import type { IncomingMessage } from "node:http";

/**
 * Collects the body of `answer` while others read it, and hands it over once it has come whole and
 * is at most `maxBytes` long. Holds nothing back.
 */
export function copyBody(
  answer: IncomingMessage,
  maxBytes: number,
  whole: (body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  answer.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  answer.once("end", () => {
    if (answer.complete && length <= maxBytes) whole(Buffer.concat(chunks));
  });
}

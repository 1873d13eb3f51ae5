import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { bodyTooLarge, hasBody } from "../guard/body-limits.ts";

/**
 * A request body that is not read before `start`, so that after a failed connection the whole body
 * is still there for the next replica.
 */
export interface PausedBody {
  stream: Transform;
  /** Starts the body; the stream fails with AppError too-large above the limit. */
  start(): void;
}

/** The paused body of `request`; null when it has none. */
export function createPausedBody(request: IncomingMessage, maxBytes: number): PausedBody | null {
  if (!hasBody(request)) return null;
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(bodyTooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  return { stream, start: () => void request.pipe(stream) };
}

import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { bringsBody, tooLarge } from "../guard/body-limits.ts";

/**
 * A request's body on its way to one upstream. Nothing is taken from the request before the gate is
 * opened, so that after a connection that failed the whole body is still there for the next replica.
 */
export interface BodyGate {
  stream: Transform;
  /** Lets the body through; fails with AppError too-large past the limit. */
  open(): void;
}

/** The gate for `request`'s body; null when it brings none. */
export function createBodyGate(request: IncomingMessage, maxBytes: number): BodyGate | null {
  if (!bringsBody(request)) return null;
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > maxBytes) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  return { stream, open: () => void request.pipe(stream) };
}

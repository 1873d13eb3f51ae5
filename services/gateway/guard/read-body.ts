import type { IncomingMessage } from "node:http";
import type { Limits } from "../limits.ts";
import { clientDisconnected } from "../request/client-disconnected.ts";
import { bodyTooLarge } from "./body-limits.ts";
import { ShedError } from "./shed.ts";

interface ReadBodyOptions {
  maxBytes: number;
  limits: Pick<Limits, "bodyGraceMs" | "minBodyBytesPerSecond">;
  /** Called with the size of each chunk; throws when there is no memory for it. */
  reserve(bytes: number): void;
}

/**
 * Reads the whole body of `request`. A client has `bodyGraceMs`, and a second more for every
 * `minBodyBytesPerSecond` bytes that it has sent.
 * @throws AppError too-large, body-timeout, what `reserve` throws or clientDisconnected
 */
export function readBody(request: IncomingMessage, options: ReadBodyOptions): Promise<Buffer> {
  const { maxBytes, limits, reserve } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const start = performance.now();
  const allowedMs = () => limits.bodyGraceMs + (bytes / limits.minBodyBytesPerSecond) * 1_000;
  const checkRate = () => {
    const remainingMs = start + allowedMs() - performance.now();
    if (remainingMs <= 0) reject(new ShedError("slow-body"));
    else timer = setTimeout(checkRate, remainingMs);
  };
  let timer = setTimeout(checkRate, allowedMs());
  const onData = (chunk: Buffer) => {
    try {
      bytes += chunk.length;
      if (bytes > maxBytes) throw bodyTooLarge(maxBytes);
      reserve(chunk.length);
      chunks.push(chunk);
    } catch (error) {
      reject(error);
    }
  };
  const onEnd = () => resolve(Buffer.concat(chunks, bytes));
  const onClose = () => reject(clientDisconnected);
  request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose);
  return promise.finally(() => {
    clearTimeout(timer);
    request.off("data", onData).off("end", onEnd).off("close", onClose);
  });
}

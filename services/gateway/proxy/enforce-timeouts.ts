import type { ClientRequest } from "node:http";
import { UpstreamFailure } from "./upstream-failure.ts";

interface Timeouts {
  connectTimeoutMs: number;
  firstByteMs: number;
  /** Measure the first byte from the end of the body, which a slow client may upload slowly. */
  afterBody: boolean;
}

/**
 * Destroys `outgoing` when its connection or the first byte of its response takes too long. Calls
 * `onConnected` as soon as written bytes are sent. Must be called once the socket is assigned.
 */
export function enforceTimeouts(
  outgoing: ClientRequest,
  { connectTimeoutMs, firstByteMs, afterBody }: Timeouts,
  onConnected: () => void,
): void {
  const awaitFirstByte = () => {
    const timeout = () => new UpstreamFailure("timeout", `no response in ${firstByteMs} ms`);
    outgoing.once("response", destroyAfter(outgoing, firstByteMs, timeout));
  };
  if (afterBody) outgoing.once("finish", awaitFirstByte);
  else awaitFirstByte();
  const { socket } = outgoing;
  if (!socket?.connecting) return onConnected();
  const stopTimer = destroyAfter(
    outgoing,
    connectTimeoutMs,
    () => new UpstreamFailure("connect-failed", `no connection in ${connectTimeoutMs} ms`),
  );
  socket.once("connect", () => {
    stopTimer();
    onConnected();
  });
}

/** Destroys `outgoing` after `ms`, unless it closes or the returned function is called before. */
function destroyAfter(outgoing: ClientRequest, ms: number, error: () => Error): () => void {
  const timer = setTimeout(() => outgoing.destroy(error()), ms);
  const stopTimer = () => clearTimeout(timer);
  outgoing.once("close", stopTimer);
  return stopTimer;
}

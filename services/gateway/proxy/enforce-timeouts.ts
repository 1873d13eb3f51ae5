import type { ClientRequest } from "node:http";
import { UpstreamFailure } from "./upstream-failure.ts";

interface Timeouts {
  connectTimeoutMs: number;
  firstByteMs: number;
}

/**
 * Destroys `outgoing` when its connection or the first byte of its response takes too long. Calls
 * `onConnected` as soon as written bytes are sent. Must be called once the socket is assigned.
 */
export function enforceTimeouts(
  outgoing: ClientRequest,
  { connectTimeoutMs, firstByteMs }: Timeouts,
  onConnected: () => void,
): void {
  const timeout = () => new UpstreamFailure("timeout", `no response in ${firstByteMs} ms`);
  outgoing.once("response", destroyAfter(outgoing, firstByteMs, timeout));
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

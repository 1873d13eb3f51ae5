import type { ClientRequest } from "node:http";
import { UpstreamFailure } from "./failure.ts";

interface OutgoingTimes {
  connectMs: number;
  firstByteMs: number;
  /** Count the time to the first byte from the end of the body, which its sender may take slowly. */
  afterBody: boolean;
}

/**
 * Ends `outgoing` with an error when its connection, or the first byte of its answer, is late. Called
 * once its socket is known; calls `connected` as soon as what is written will be sent.
 */
export function watchOutgoing(
  outgoing: ClientRequest,
  { connectMs, firstByteMs, afterBody }: OutgoingTimes,
  connected: () => void,
): void {
  const late = (kind: "unreached" | "late", ms: number) => () =>
    new UpstreamFailure(kind, `${kind === "late" ? "no answer" : "no connection"} in ${ms} ms`);
  const awaitFirstByte = () => {
    outgoing.once("response", endAfter(outgoing, firstByteMs, late("late", firstByteMs)));
  };
  if (afterBody) outgoing.once("finish", awaitFirstByte);
  else awaitFirstByte();
  const { socket } = outgoing;
  if (!socket?.connecting) return connected();
  const stop = endAfter(outgoing, connectMs, late("unreached", connectMs));
  socket.once("connect", () => {
    stop();
    connected();
  });
}

/** Destroys `outgoing` in `ms` unless the returned function is called, or it ends, before. */
function endAfter(outgoing: ClientRequest, ms: number, error: () => Error): () => void {
  const timer = setTimeout(() => outgoing.destroy(error()), ms);
  const stop = () => clearTimeout(timer);
  outgoing.once("close", stop);
  return stop;
}

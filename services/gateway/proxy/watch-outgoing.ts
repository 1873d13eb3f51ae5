import type { ClientRequest, IncomingMessage } from "node:http";
import { bringsBody, tooLarge } from "../guard/body-limits.ts";
import { UpstreamFailure } from "./failure.ts";

interface OutgoingLimits {
  connectMs: number;
  /** Counted from the end of the request's body, where it brings one. */
  firstByteMs: number;
  bodyBytes: number;
}

/**
 * Ends `outgoing` with an error when its connection or its answer's first byte is late, or when the
 * body that passes through it is too large. Called once its socket is known, before the body flows.
 */
export function watchOutgoing(
  outgoing: ClientRequest,
  request: IncomingMessage,
  { connectMs, firstByteMs, bodyBytes }: OutgoingLimits,
): void {
  const { socket } = outgoing;
  if (socket?.connecting) {
    const late = () => new UpstreamFailure("no-connection", `no connection in ${connectMs} ms`);
    const stop = endAfter(outgoing, connectMs, late);
    socket.once("connect", stop);
  }
  const awaitFirstByte = () => {
    const late = () => new UpstreamFailure("late", `no answer in ${firstByteMs} ms`);
    const stop = endAfter(outgoing, firstByteMs, late);
    outgoing.once("response", stop);
  };
  if (!bringsBody(request)) return awaitFirstByte();
  outgoing.once("finish", awaitFirstByte);
  let passed = 0;
  request.on("data", (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > bodyBytes) outgoing.destroy(tooLarge(bodyBytes));
  });
}

/** Destroys `outgoing` in `ms` unless the returned function is called, or it ends, before. */
function endAfter(outgoing: ClientRequest, ms: number, error: () => Error): () => void {
  const timer = setTimeout(() => outgoing.destroy(error()), ms);
  const stop = () => clearTimeout(timer);
  outgoing.once("close", stop);
  return stop;
}

import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";
import type { ShedLog } from "./shed-log.ts";

interface OneAtATimeDeps {
  limits: Pick<Limits, "maxPipelined">;
  shedLog: Pick<ShedLog, "countShed">;
}

/**
 * Passes the requests of one connection to `next` one after the other. Node parses everything that a
 * socket brings at once, so a client that pipelines would have hundreds of requests in progress on
 * one connection. Beyond `maxPipelined` waiting requests the connection is closed; a client may then
 * send the unanswered ones again (RFC 9112, section 9.3.2). Browsers and proxies do not pipeline.
 */
export function oneAtATime(
  { limits, shedLog }: OneAtATimeDeps,
  next: RequestListener,
): RequestListener {
  /** The waiting requests of each connection with a request in progress. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const start = () => {
      response.once("close", () => {
        const following = waiting.get(socket)?.shift();
        if (following && !socket.destroyed) following();
        else waiting.delete(socket);
      });
      next(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      start();
    } else if (queue.length < limits.maxPipelined) {
      queue.push(start);
    } else {
      shedLog.countShed("pipelining");
      socket.destroy();
    }
  };
}

import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

export interface DrainLimits {
  /** How long open connections may still bring a request, in ms. */
  lingerMs: number;
  /** After this many ms, running requests are cut off. */
  deadlineMs: number;
}

const usual: DrainLimits = { lingerMs: 500, deadlineMs: 10_000 };

/**
 * Stops `server`: new connections are refused at once, running requests finish. Open connections
 * stay for `lingerMs`, because closing an idle connection while its client writes to it would fail
 * that request.
 */
export async function drain(server: Server, patience: DrainLimits = usual): Promise<void> {
  // Otherwise connections that only the operating system has accepted would be reset.
  await nextTurn();
  await nextTurn();
  const start = performance.now();
  const sweeper = setInterval(() => {
    const passed = performance.now() - start;
    if (passed >= patience.deadlineMs) server.closeAllConnections();
    // After the next reads: a connection whose request has arrived meanwhile is not idle.
    else if (passed >= patience.lingerMs) setImmediate(() => server.closeIdleConnections());
  }, 25);
  await new Promise<void>((resolve) => {
    // The HTTP server's own close() would close idle connections at once.
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearInterval(sweeper);
}

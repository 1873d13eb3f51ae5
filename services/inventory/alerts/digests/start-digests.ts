import type { AlertDeps } from "../alert-deps.ts";
import { runDigests } from "./run-digests.ts";

const POLL_MS = 30_000;

/** Writes digests when they are due, until it is closed. Logs a failure; the next run tries again. */
export function startDigests(deps: AlertDeps, pollMs = POLL_MS): { close(): Promise<void> } {
  const stop = new AbortController();
  const run = async () => {
    if (stop.signal.aborted) return;
    await runDigests(deps, stop.signal).catch((error: unknown) => {
      deps.log.error({ err: error }, "digests of alerts not written");
    });
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, pollMs);
  timer.unref();
  return {
    async close() {
      stop.abort();
      clearInterval(timer);
      await running;
    },
  };
}

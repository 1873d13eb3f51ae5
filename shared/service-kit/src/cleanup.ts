import type { Log } from "./log.ts";

interface CleanupOptions {
  /** Deletes what has expired; should end soon when the signal is aborted. */
  deleteExpired: (stop: AbortSignal) => Promise<void>;
  intervalMs: number;
  log: Log;
}

/**
 * Deletes expired rows now and at every interval, on any number of replicas, one run after the other. A failure is
 * logged and retried at the next interval. `close` ends the present run and waits for it.
 */
export function startCleanup({ deleteExpired, intervalMs, log }: CleanupOptions): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const run = async () => {
    if (stop.signal.aborted) return;
    await deleteExpired(stop.signal).catch((error: unknown) => {
      log.error({ err: error }, "cleanup of expired rows failed");
    });
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

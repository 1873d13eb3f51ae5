/** A second signal after this time ends the process at once. */
const FORCE_AFTER_MS = 1_000;

/**
 * Calls `stop` on the first SIGINT or SIGTERM, or when the wrapper process has ended. npm and the
 * terminal may send the same signal twice; only a later one ends this process and its children at once.
 */
export function stopOnSignal(stop: (reason: string) => void): void {
  let first: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (first === null) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > FORCE_AFTER_MS) process.exit(1);
    });
  }
  if (process.connected) process.once("disconnect", () => stop("the starting process is gone"));
  // The IPC channel must not keep the process alive.
  process.channel?.unref();
}

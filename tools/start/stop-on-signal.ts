/** A second signal this long after the first means that the person does not want to wait. */
const IMPATIENT_AFTER_MS = 1_000;

/**
 * Calls `stop` on the first SIGINT or SIGTERM, or when the wrapper that started us is gone. npm and
 * the terminal may send the same signal twice at once; only a later one ends the process at once,
 * and its children with it.
 */
export function stopOnSignal(stop: (reason: string) => void): void {
  let first: number | null = null;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (first === null) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > IMPATIENT_AFTER_MS) process.exit(1);
    });
  }
  if (process.connected) process.once("disconnect", () => stop("the starting process is gone"));
  // Listening for the disconnection alone is no reason to stay.
  process.channel?.unref();
}

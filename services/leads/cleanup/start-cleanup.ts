import type { Database } from "@forecourt/service-kit/db";
import type { Log } from "@forecourt/service-kit/log";
import type { LeadsTables } from "../store/tables.ts";
import { deleteExpired } from "./delete-expired.ts";

/** Rejected forms expire after ten minutes, and contain personal data. */
const INTERVAL_MS = 10 * 60 * 1000;

interface CleanupOptions {
  database: Database<LeadsTables>;
  log: Log;
  now?: () => Date;
}

/** Deletes expired rows now and every ten minutes, on any number of replicas. A failure is retried then. */
export function startCleanup({ database, log, now = () => new Date() }: CleanupOptions): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const run = () =>
    deleteExpired(database, now(), stop.signal).catch((error: unknown) => {
      log.error({ err: error }, "cleanup of expired rows failed");
    });
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, INTERVAL_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

import type { Database } from "@forecourt/service-kit/db";
import type { Log } from "@forecourt/service-kit/log";
import type { LeadsTables } from "../store/tables.ts";
import { sweep } from "./delete-expired.ts";

const HOUR_MS = 60 * 60 * 1000;

interface Sweeping {
  database: Database<LeadsTables>;
  log: Log;
  now?: () => Date;
}

/** Sweeps now and once an hour; any number of replicas may. A sweep that fails harms nobody. */
export function startSweeping({ database, log, now = () => new Date() }: Sweeping): {
  close(): Promise<void>;
} {
  const stop = new AbortController();
  const run = () =>
    sweep(database, now(), stop.signal).catch((error: unknown) => {
      log.error({ err: error }, "sweeping failed");
    });
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, HOUR_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

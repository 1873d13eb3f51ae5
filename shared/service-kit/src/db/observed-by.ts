import type { LogEvent } from "kysely";
import { traceStatement } from "../tracing/tracing.ts";
import type { StorageHealth } from "./storage-health.ts";

/** Kysely's log of queries: for the health of the storage, and for the trace of the request. */
export function observedBy(
  system: string,
  health: Pick<StorageHealth, "observe">,
): (event: LogEvent) => void {
  return (event) => {
    health.observe(event);
    traceStatement({
      system,
      sql: event.query.sql,
      ms: event.queryDurationMillis,
      hasFailed: event.level === "error",
    });
  };
}

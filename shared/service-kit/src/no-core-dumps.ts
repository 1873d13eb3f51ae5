import { existsSync, writeFileSync } from "node:fs";

const filter = "/proc/self/coredump_filter";

/**
 * Keeps what applicants typed out of core dumps and diagnostic reports: on Linux, a dump of this process
 * contains no memory. Elsewhere the operator switches dumps off.
 */
export function disableCoreDumps(): void {
  process.report.excludeEnv = true;
  process.report.reportOnFatalError = false;
  if (existsSync(filter)) writeFileSync(filter, "0");
}

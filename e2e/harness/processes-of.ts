import path from "node:path";
import { readRunFile } from "../../tools/start/run-file.ts";
import type { Site } from "./site.ts";

/** Where the gateway of a running site has metrics and its readiness report. */
export function operationsOrigin(site: Pick<Site, "releasesDir">): string {
  const gateway = processesOf(site).find((one) => one.operationsPort !== undefined);
  return `http://127.0.0.1:${gateway?.operationsPort}`;
}

/**
 * The platform's processes of a running site, with their ids, ports, and numbers of restarts, without processes that
 * simulate servers of other companies.
 */
export function processesOf({ releasesDir }: Pick<Site, "releasesDir">) {
  const all = readRunFile(path.join(releasesDir, "../data"))?.processes ?? [];
  return all.filter(({ isExternal }) => isExternal !== true);
}

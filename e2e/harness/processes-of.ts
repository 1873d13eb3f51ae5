import path from "node:path";
import { readRunFile } from "../../tools/start/run-file.ts";
import type { Site } from "./site.ts";

/** The processes of a running site, with their ids, ports and numbers of restarts. */
export function processesOf({ releasesDir }: Pick<Site, "releasesDir">) {
  return readRunFile(path.join(releasesDir, "../data"))?.processes ?? [];
}

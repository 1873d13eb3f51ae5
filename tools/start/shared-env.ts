import path from "node:path";
import type { Site } from "./plan.ts";

/** The file with the dealers' last good configuration, which all processes of a site share. */
export function lastGoodFileIn(dataDir: string): string {
  return path.join(dataDir, "last-good-dealers.json");
}

/** The variables that all processes of a site have. */
export function sharedEnv({ mode, dataDir, dealersDir, checkedDealers, releasesDir }: Site) {
  return {
    // Each thread that allocates gets memory of its own from the C library, up to eight times the processors.
    ...(mode === "single" && { MALLOC_ARENA_MAX: "2" }),
    DATA_DIR: dataDir,
    DEALERS_DIR: dealersDir,
    // A release of a service has no defaults beside its code.
    DEALER_DEFAULTS: path.resolve(import.meta.dirname, "../../dealers/defaults"),
    ...(checkedDealers && { CHECKED_DEALERS: checkedDealers }),
    LAST_GOOD_DEALERS: lastGoodFileIn(dataDir),
    RELEASES_DIR: releasesDir,
  };
}

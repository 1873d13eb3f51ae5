import { appendRecord, storeRecord } from "@forecourt/service-kit/releases/record";
import { markUsed } from "../sweep/mark-used.ts";
import { sweep } from "../sweep/sweep.ts";
import type { ReleaseStore } from "./release-store.ts";

/** A store that is a folder: a release is published once it is written there. */
export function folderStore(releasesDir: string): ReleaseStore {
  const nothing = async () => undefined;
  return {
    releasesDir,
    refresh: nothing,
    fetchRelease: nothing,
    fetchRecord: nothing,
    publishRelease: nothing,
    markUsed: (name, release) => markUsed(releasesDir, name, release),
    append: (record) => appendRecord(releasesDir, record),
    keepRecord: (record) => storeRecord(releasesDir, record),
    sweep: (rules, now) => sweep(releasesDir, rules, now),
  };
}

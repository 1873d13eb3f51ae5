import type { Maker, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import type { Releases } from "./activate.ts";
import { checkCompatible } from "./compatibility.ts";
import { recordedReleases } from "./recorded-releases.ts";
import { folderStore } from "./store/folder-store.ts";

/**
 * Stores a record with the live releases and other `releases`, which is never in force: it makes pages only for
 * visitors with its link. @throws Error when the releases do not fit the live ones
 */
export async function makePreview(
  releasesDir: string,
  releases: Releases,
  made: Maker,
  store = folderStore(releasesDir),
): Promise<ReleaseRecord> {
  await store.refresh();
  const before = await readRecord(releasesDir);
  if (!before?.live.shell) throw new Error("a preview needs a live shell; activate one first");
  const live = { ...before.live, ...releases };
  const entries = Object.entries(live) as [ReleasableName, string][];
  checkCompatible(
    await Promise.all(entries.map(([name, release]) => readManifest(releasesDir, name, release))),
  );
  const { canaries: _ofOthers, ...known } = before;
  const record: ReleaseRecord = {
    ...known,
    id: newRecordId(),
    changedAt: new Date().toISOString(),
    parent: before.id,
    preview: true,
    made,
    live,
    releases: await recordedReleases(releasesDir, live, before),
  };
  await store.keepRecord(record);
  return record;
}

import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { checkCompatible } from "./compatibility.ts";
import { releasesBefore } from "./history.ts";
import { withStoreLock } from "./store-lock.ts";

/** Release ids by name. */
export type Releases = Partial<Record<ReleasableName, string>>;

/**
 * Makes all of `releases` live in one record. Throws and changes nothing when one of them is not in
 * the store, or when a remote is not compatible with the shell that would be live.
 */
export function activate(releasesDir: string, releases: Releases): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, "activate", () => releases);
}

/**
 * Activates the previous releases of `names` in one record. Releases that were activated together with
 * one of them are rolled back with it.
 */
export function rollback(
  releasesDir: string,
  ...names: readonly ReleasableName[]
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, "rollback", (record) =>
    Object.assign({}, ...names.map((name) => releasesBefore(record, name))),
  );
}

/** Reads, changes and writes the record under one lock, so that concurrent changes run one after the other. */
function changeRecord(
  releasesDir: string,
  action: "activate" | "rollback",
  choose: (record: ReleaseRecord) => Releases,
): Promise<ReleaseRecord> {
  return withStoreLock(releasesDir, async () => {
    const record = (await readRecord(releasesDir)) ?? emptyRecord();
    const chosen = entriesOf(choose(record));
    const changed = chosen.filter(([name, release]) => record.live[name] !== release);
    const live = { ...record.live, ...Object.fromEntries(chosen) };
    await checkFit(
      releasesDir,
      live,
      chosen.map(([name]) => name),
    );
    if (changed.length === 0) return record;
    const id = newRecordId();
    const at = new Date().toISOString();
    const changes = changed.map(([name, to]) => {
      const from = record.live[name] ?? null;
      return { at, name, from, to, action, record: id };
    });
    const next = { id, changedAt: at, live, history: [...changes, ...record.history] };
    await writeRecord(releasesDir, next);
    return next;
  });
}

/** Checks a remote against the live shell, and a shell against every live remote. */
async function checkFit(releasesDir: string, live: Releases, chosen: readonly ReleasableName[]) {
  const met = chosen.includes("shell")
    ? entriesOf(live)
    : entriesOf(live).filter(([name]) => name === "shell" || chosen.includes(name));
  const manifests = await Promise.all(
    met.map(([name, release]) => readManifest(releasesDir, name, release)),
  );
  checkCompatible(manifests);
}

function entriesOf(releases: Releases): [ReleasableName, string][] {
  return Object.entries(releases) as [ReleasableName, string][];
}

function emptyRecord(): ReleaseRecord {
  return { id: newRecordId(), changedAt: new Date().toISOString(), live: {}, history: [] };
}

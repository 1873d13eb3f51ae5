import type { Maker, ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { appendRecord, newRecordId, readRecord } from "@forecourt/service-kit/releases/record";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { currentMaker } from "./checkout.ts";
import { checkCompatible } from "./compatibility.ts";
import { refuseOvertaken } from "./concurrent-change.ts";
import { releasesBefore } from "./history.ts";
import { recordedReleases } from "./recorded-releases.ts";
import { markUsed } from "./sweep/mark-used.ts";

/** Release ids by name. */
export type Releases = Partial<Record<ReleasableName, string>>;

export interface ChangeOptions {
  /** Who makes the record. Default: who runs this, in the checkout of this file. */
  made?: Maker;
  /**
   * The record that was in force when the change was decided; null = none was. Without it, the change is made whatever
   * happened meanwhile.
   */
  since?: ReleaseRecord | null;
  /** Version of the dealers' configuration; missing = as before. */
  configuration?: string;
}

/** The changes that a record lists; earlier ones are in earlier records. */
const maxHistory = 200;

/**
 * Makes all of `releases` live in one record. Throws and changes nothing when one of them is not in
 * the store, when a remote is not compatible with the shell that would be live, or when one of them was changed since.
 */
export function activate(
  releasesDir: string,
  releases: Releases,
  options: ChangeOptions = {},
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, { action: "activate", choose: () => releases, ...options });
}

/**
 * Activates the previous releases of `names` in one record. Releases that were activated together with
 * one of them are rolled back with it.
 */
export function rollback(
  releasesDir: string,
  names: ReleasableName | readonly ReleasableName[],
  options: ChangeOptions = {},
): Promise<ReleaseRecord> {
  const choose = (record: ReleaseRecord): Releases =>
    Object.assign({}, ...[names].flat().map((name) => releasesBefore(record, name)));
  return changeRecord(releasesDir, { action: "rollback", choose, ...options });
}

interface Change extends ChangeOptions {
  action: "activate" | "rollback";
  choose(record: ReleaseRecord): Releases;
}

/** Decides on the record in force, and again on the next one when another process was faster: no change is lost. */
async function changeRecord(releasesDir: string, change: Change): Promise<ReleaseRecord> {
  const made = change.made ?? (await currentMaker());
  for (;;) {
    const before = await readRecord(releasesDir);
    const next = await recordAfter(releasesDir, before, { ...change, made });
    if (next === null) return before ?? emptyRecord();
    if (await appendRecord(releasesDir, next)) return next;
  }
}

/** The record that follows `before`; null when everything that was chosen is live. */
async function recordAfter(
  releasesDir: string,
  before: ReleaseRecord | null,
  { action, choose, made, since, configuration }: Change & { made: Maker },
): Promise<ReleaseRecord | null> {
  const record = before ?? emptyRecord();
  const chosen = entriesOf(choose(record));
  if (since !== undefined) refuseOvertaken(since, record, chosen);
  const changed = chosen.filter(([name, release]) => record.live[name] !== release);
  const live = { ...record.live, ...Object.fromEntries(chosen) };
  // From here on, a sweep of the store keeps them.
  for (const [name, release] of chosen) await markUsed(releasesDir, name, release);
  await checkFit(
    releasesDir,
    live,
    chosen.map(([name]) => name),
  );
  if (changed.length === 0) return null;
  const id = newRecordId();
  const at = new Date().toISOString();
  const changes = changed.map(([name, to]) => {
    const from = record.live[name] ?? null;
    return { at, name, from, to, action, record: id, by: made.by };
  });
  const { services, configuration: known } = record;
  return {
    id,
    changedAt: at,
    parent: before?.id ?? null,
    made,
    live,
    releases: await recordedReleases(releasesDir, live, record),
    ...(services && { services }),
    ...((configuration ?? known) !== undefined && { configuration: configuration ?? known }),
    history: [...changes, ...record.history].slice(0, maxHistory),
  };
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

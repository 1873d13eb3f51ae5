import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { refuseUnfit } from "./canary/canary-records.ts";
import { canariesOf, refuseCanaried, withChanges } from "./canary/overlapping-canaries.ts";
import {
  changeRecord,
  type NewRecord,
  type RecordChange,
  type RecordOptions,
} from "./change-record.ts";
import { checkFit } from "./check-fit.ts";
import { refuseOvertaken } from "./concurrent-change.ts";
import { releasesBefore } from "./history.ts";
import { recordedReleases } from "./recorded-releases.ts";
import { folderStore } from "./store/folder-store.ts";

/** Release ids by name. */
export type Releases = Partial<Record<ReleasableName, string>>;

export interface ChangeOptions extends RecordOptions {
  /**
   * The record that was in force when the change was decided; null = none was. Without it, the change is made whatever
   * happened meanwhile.
   */
  since?: ReleaseRecord | null;
  /**
   * `refuse` = a canary of one of the names is a reason to refuse the change; `end` = the canary ends. Default: refuse.
   */
  canaries?: "refuse" | "end";
  /** Why, where nobody gave the command. */
  because?: string;
}

/** Maximum number of changes that a record lists; earlier changes are in earlier records. */
const maxHistory = 200;

/**
 * Makes all of `releases` live in one record. Throws and changes nothing when a release is not in the store, when a
 * remote is not compatible with the shell that would be live, or when a release was changed since.
 */
export function activate(
  releasesDir: string,
  releases: Releases,
  options: ChangeOptions = {},
): Promise<ReleaseRecord> {
  const change = {
    canaries: "refuse",
    ...options,
    action: "activate",
    choose: () => releases,
  } as const;
  return changeRecord(releasesDir, options, (before, next) =>
    goLive(releasesDir, { before, next }, change),
  );
}

/**
 * Activates the previous releases of `names` in one record. Releases that were activated together with one of them are
 * rolled back with it. Canaries of these names end: a canary must never make a rollback fail.
 */
export function rollback(
  releasesDir: string,
  names: ReleasableName | readonly ReleasableName[],
  options: ChangeOptions = {},
): Promise<ReleaseRecord> {
  const choose = (record: ReleaseRecord): Releases =>
    Object.assign({}, ...[names].flat().map((name) => releasesBefore(record, name)));
  const change = { ...options, action: "rollback", canaries: "end", choose } as const;
  return changeRecord(releasesDir, options, (before, next) =>
    goLive(releasesDir, { before, next }, change),
  );
}

export interface LiveChange extends Pick<ChangeOptions, "since" | "because" | "store"> {
  action: "activate" | "rollback";
  /** See `ChangeOptions`; `promote` = the canary with the chosen releases ends with the change. */
  canaries: "refuse" | "end" | "promote";
  choose(record: ReleaseRecord): Releases;
}

/** The change of the record when other releases go live; null when all chosen releases are live. */
export async function goLive(
  releasesDir: string,
  { before, next }: { before: ReleaseRecord; next: NewRecord },
  { action, choose, since, canaries, because, store = folderStore(releasesDir) }: LiveChange,
): Promise<RecordChange | null> {
  const chosen = entriesOf(choose(before));
  const names = chosen.map(([name]) => name);
  if (since !== undefined) refuseOvertaken(since, before, chosen);
  const changed = chosen.filter(([name, release]) => before.live[name] !== release);
  const live = { ...before.live, ...Object.fromEntries(chosen) };
  // From here on, a sweep of the store keeps them.
  for (const [name, release] of chosen) await store.markUsed(name, release);
  await checkFit(releasesDir, live, names);
  if (changed.length === 0) return null;
  if (canaries === "refuse") refuseCanaried(before, names);
  const ended = canariesOf(before, names);
  if (canaries === "end") ended.push(...(await unfitting(releasesDir, before, { live, names })));
  const changes = changed.map(([name, to]) => {
    const from = before.live[name] ?? null;
    return { at: next.at, name, from, to, action, record: next.id, by: next.made.by };
  });
  const how = canaries === "promote" ? "promote" : "abort";
  return {
    live,
    releases: await recordedReleases(releasesDir, live, before),
    history: [...changes, ...before.history].slice(0, maxHistory),
    ...(because !== undefined && { because }),
    ...(ended.length > 0 && {
      canaries: before.canaries?.filter((canary) => !ended.includes(canary)) ?? [],
      canaryChanges: withChanges(before, ended, { ...next, action: how }),
    }),
  };
}

/** Other canaries that do not fit the releases that go live. */
async function unfitting(
  releasesDir: string,
  before: ReleaseRecord,
  { live, names }: { live: Releases; names: readonly ReleasableName[] },
) {
  const others = (before.canaries ?? []).filter((one) => !canariesOf(before, names).includes(one));
  const fits = await Promise.all(
    others.map((canary) =>
      refuseUnfit(releasesDir, { ...before, live }, canary).then(
        () => true,
        () => false,
      ),
    ),
  );
  return others.filter((_, index) => !fits[index]);
}

function entriesOf(releases: Releases): [ReleasableName, string][] {
  return Object.entries(releases) as [ReleasableName, string][];
}

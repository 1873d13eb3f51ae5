import type { ReleasableName, ReleaseManifest, ReleaseRecord } from "@forecourt/contracts/release";
import { newRecordId, readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { readManifest } from "@forecourt/service-kit/releases/release-folder";
import { withStoreLock } from "./store-lock.ts";

/**
 * Makes `release` the live one of `name`. Throws when it is not in the store or does not fit what is
 * live: shell and remotes must agree on the contract and on the exact versions of shared packages.
 */
export function activate(
  releasesDir: string,
  name: ReleasableName,
  release: string,
): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, name, "activate", () => release);
}

/** Brings back the release of `name` that was live before the present one. */
export function rollback(releasesDir: string, name: ReleasableName): Promise<ReleaseRecord> {
  return changeRecord(releasesDir, name, "rollback", (record) => {
    const previous = previousRelease(record, name);
    if (!previous) throw new Error(`${name} has no earlier release to go back to`);
    return previous;
  });
}

/** Reads, decides and writes under one lock, so that two at once are two steps. */
function changeRecord(
  releasesDir: string,
  name: ReleasableName,
  action: "activate" | "rollback",
  choose: (record: ReleaseRecord) => string,
): Promise<ReleaseRecord> {
  return withStoreLock(releasesDir, async () => {
    const record = (await readRecord(releasesDir)) ?? emptyRecord();
    const to = choose(record);
    await checkFit(releasesDir, record, await readManifest(releasesDir, name, to));
    const from = record.live[name] ?? null;
    if (from === to) return record;
    const at = new Date().toISOString();
    const next: ReleaseRecord = {
      id: newRecordId(),
      changedAt: at,
      live: { ...record.live, [name]: to },
      history: [{ at, name, from, to, action }, ...record.history],
    };
    await writeRecord(releasesDir, next);
    return next;
  });
}

/**
 * The release that was live before the present one. A rollback steps back in time, so two of them
 * in a row reach the release before the last two.
 */
export function previousRelease(record: ReleaseRecord, name: ReleasableName): string | null {
  const stack: string[] = [];
  for (const entry of record.history.filter((one) => one.name === name).reverse()) {
    if (entry.action === "rollback") stack.pop();
    else stack.push(entry.to);
  }
  return stack.at(-2) ?? null;
}

async function checkFit(releasesDir: string, record: ReleaseRecord, manifest: ReleaseManifest) {
  for (const [name, release] of Object.entries(record.live)) {
    const isPair = (name === "shell") !== (manifest.name === "shell");
    if (!isPair) continue;
    const other = await readManifest(releasesDir, name as ReleasableName, release);
    const [shell, remote] = manifest.name === "shell" ? [manifest, other] : [other, manifest];
    const reason = misfit(shell, remote);
    if (reason)
      throw new Error(`${manifest.name}/${manifest.release} does not fit ${name}: ${reason}`);
  }
}

/** Why a remote's release cannot run under a shell's; null when it can. */
export function misfit(shell: ReleaseManifest, remote: ReleaseManifest): string | null {
  if (shell.contract !== remote.contract) {
    return `the remote is of contract ${remote.contract}, the shell of ${shell.contract}`;
  }
  for (const [name, version] of Object.entries(remote.shared)) {
    const lent = shell.shared[name];
    if (lent !== version)
      return `the remote needs ${name} ${version}, the shell lends ${lent ?? "none"}`;
  }
  return null;
}

function emptyRecord(): ReleaseRecord {
  return { id: newRecordId(), changedAt: new Date().toISOString(), live: {}, history: [] };
}

import { cp, mkdir } from "node:fs/promises";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import { readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { namedReleases } from "../release/store/named-releases.ts";
import type { StoredName } from "../release/store/release-store.ts";

/**
 * Creates a release store that contains only the live releases of another store. @throws Error when nothing is live
 * there.
 */
export async function copyLiveReleases(from: string, to: string): Promise<void> {
  const record = await readRecord(from);
  if (!record) throw new Error(`nothing has been released into ${from} yet`);
  await copyReleases(from, to, record);
}

/**
 * Creates a release store in which `record` is in force, with its releases from another store; its canaries are left
 * out.
 * @throws Error when a release is not there any more
 */
export async function copyReleases(from: string, to: string, record: ReleaseRecord): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const { name, release } of namedReleases(record)) {
    await copyRelease(from, to, name, release);
  }
  const history = (Object.entries(record.live) as [ReleasableName, string][]).map(
    ([name, release]) =>
      ({ at: record.changedAt, name, from: null, to: release, action: "activate" }) as const,
  );
  const { canaries: _notCopied, ...copied } = record;
  await writeRecord(to, { ...copied, parent: null, history });
}

async function copyRelease(
  from: string,
  to: string,
  name: StoredName,
  release: string,
): Promise<void> {
  const target = releaseFolder(to, name, release);
  await cp(releaseFolder(from, name, release), target, { recursive: true }).catch(
    (cause: unknown) => {
      throw new Error(`the release ${name}/${release} is not in the store ${from}`, { cause });
    },
  );
}

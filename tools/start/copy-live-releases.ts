import { cp, mkdir } from "node:fs/promises";
import { ReleasableName, type ReleaseRecord } from "@forecourt/contracts/release";
import { ServiceReleaseName, serviceOfRelease } from "@forecourt/contracts/service-release";
import { readRecord, writeRecord } from "@forecourt/service-kit/releases/record";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";

/**
 * Creates a release store that contains only the live releases of another one.
 * @throws Error when nothing is live there.
 */
export async function copyLiveReleases(from: string, to: string): Promise<void> {
  const record = await readRecord(from);
  if (!record) throw new Error(`nothing has been released into ${from} yet`);
  await copyReleases(from, to, record);
}

/**
 * Creates a release store in which `record` is in force, with its releases from another one; its canaries stay there.
 * @throws Error when a release is not there any more
 */
export async function copyReleases(from: string, to: string, record: ReleaseRecord): Promise<void> {
  await mkdir(to, { recursive: true });
  const history: ReleaseRecord["history"] = [];
  for (const name of ReleasableName.options) {
    const release = record.live[name];
    if (release === undefined) continue;
    await copyRelease(from, to, name, release);
    history.push({ at: record.changedAt, name, from: null, to: release, action: "activate" });
  }
  for (const name of ServiceReleaseName.options) {
    const release = record.services?.[serviceOfRelease(name)]?.release;
    if (release !== undefined) await copyRelease(from, to, name, release);
  }
  const { canaries: _notCopied, ...copied } = record;
  await writeRecord(to, { ...copied, parent: null, history });
}

async function copyRelease(
  from: string,
  to: string,
  name: ReleasableName | ServiceReleaseName,
  release: string,
): Promise<void> {
  const target = releaseFolder(to, name, release);
  await cp(releaseFolder(from, name, release), target, { recursive: true }).catch(
    (cause: unknown) => {
      throw new Error(`the release ${name}/${release} is not in the store ${from}`, { cause });
    },
  );
}

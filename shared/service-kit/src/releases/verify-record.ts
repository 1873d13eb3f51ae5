import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";
import {
  integrityOf,
  manifestFile,
  readManifest,
  readVerified,
  releaseFolder,
} from "./release-folder.ts";

/**
 * Compares every file of a record's releases with what was published: each `release.json` with the record, all others
 * with it. Releases that are in the record `before`, too, are left out, because they were verified with it.
 * @throws Error that names the first file that differs or is missing
 */
export async function verifyRecord(
  releasesDir: string,
  record: ReleaseRecord,
  before: ReleaseRecord | null,
): Promise<void> {
  const changed = (Object.entries(record.live) as [ReleasableName, string][]).filter(
    ([name, release]) => before?.live[name] !== release,
  );
  for (const [name, release] of changed) {
    const file = path.join(releaseFolder(releasesDir, name, release), manifestFile);
    const stated = record.releases?.[name]?.manifest;
    if (stated !== undefined && integrityOf(await readFile(file)) !== stated) {
      throw new Error(`${name}/${release}/${manifestFile} is not what record ${record.id} states`);
    }
    const manifest = await readManifest(releasesDir, name, release);
    await Promise.all(manifest.files.map((one) => readVerified(releasesDir, manifest, one.path)));
  }
}

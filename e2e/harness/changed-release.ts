import { randomBytes } from "node:crypto";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName, ReleaseManifest } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import {
  integrityOf,
  manifestFile,
  readManifest,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";

/**
 * Stores a second release of `name`: the live one with changed scripts, without compressed copies.
 * Returns its id. Throws when `change` changes nothing.
 */
export async function changedRelease(
  releasesDir: string,
  name: ReleasableName,
  change: (script: string, target: "web" | "server") => string,
): Promise<string> {
  const record = await readRecord(releasesDir);
  const live = record?.live[name];
  if (live === undefined) throw new Error(`no release of ${name} is live`);
  const manifest = await readManifest(releasesDir, name, live);
  // Releases are cached by their id, so two changes of one site need two ids.
  const release = randomBytes(8).toString("hex");
  const folder = releaseFolder(releasesDir, name, release);
  await cp(releaseFolder(releasesDir, name, live), folder, { recursive: true });
  const files: ReleaseManifest["files"] = [];
  let differs = false;
  for (const { path: file } of manifest.files) {
    const full = path.join(folder, file);
    if (/\.(br|gz)$/.test(file)) {
      await rm(full);
      continue;
    }
    const bytes = await readFile(full);
    const text = bytes.toString("utf8");
    const isScript = /\.c?js$/.test(file);
    const target = file.startsWith("web/") ? "web" : "server";
    const changed = isScript ? Buffer.from(change(text, target)) : bytes;
    differs ||= !changed.equals(bytes);
    await writeFile(full, changed);
    files.push({ path: file, size: changed.length, integrity: integrityOf(changed) });
  }
  if (!differs) throw new Error("the change finds nothing to change in this release");
  await writeFile(path.join(folder, manifestFile), JSON.stringify({ ...manifest, release, files }));
  return release;
}

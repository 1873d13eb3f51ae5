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
import { integrityFile } from "../../tools/build/integrity-list.ts";

type Change = (script: string, target: "web" | "server") => string;
type StyleChange = (css: string) => string;

/** The bytes of files by their path in the release. */
type Files = Map<string, Buffer>;

/**
 * Stores a second release of `name`: the live one with changed scripts and style sheets, without compressed copies.
 * Returns its id. Throws when nothing changes.
 */
export async function changedRelease(
  releasesDir: string,
  name: ReleasableName,
  change: Change,
  changeStyle: StyleChange = (css) => css,
): Promise<string> {
  const record = await readRecord(releasesDir);
  const live = record?.live[name];
  if (live === undefined) throw new Error(`no release of ${name} is live`);
  const manifest = await readManifest(releasesDir, name, live);
  // Releases are cached by their id, so two changes of one site need two ids.
  const release = randomBytes(8).toString("hex");
  const folder = releaseFolder(releasesDir, name, release);
  await cp(releaseFolder(releasesDir, name, live), folder, { recursive: true });
  const files = restated(manifest, await changedFiles(folder, manifest, change, changeStyle));
  for (const [file, bytes] of files) await writeFile(path.join(folder, file), bytes);
  const stated = [...files].map(([file, bytes]) => ({
    path: file,
    size: bytes.length,
    integrity: integrityOf(bytes),
  }));
  const next: ReleaseManifest = { ...manifest, release, files: stated };
  await writeFile(path.join(folder, manifestFile), JSON.stringify(next));
  return release;
}

async function changedFiles(
  folder: string,
  manifest: ReleaseManifest,
  change: Change,
  changeStyle: StyleChange,
): Promise<Files> {
  const files: Files = new Map();
  let differs = false;
  for (const { path: file } of manifest.files) {
    const full = path.join(folder, file);
    if (/\.(br|gz)$/.test(file)) {
      await rm(full);
      continue;
    }
    const bytes = await readFile(full);
    const target = file.startsWith("web/") ? "web" : "server";
    const text = bytes.toString("utf8");
    let changed = bytes;
    if (/\.c?js$/.test(file)) changed = Buffer.from(change(text, target));
    if (file.endsWith(".css")) changed = Buffer.from(changeStyle(text));
    differs ||= !changed.equals(bytes);
    files.set(file, changed);
  }
  if (!differs) throw new Error("the change finds nothing to change in this release");
  return files;
}

/** Replaces the list of the chunks' integrity by one that fits the changed chunks, as a build writes it. */
function restated({ entry }: ReleaseManifest, files: Files): Files {
  const listPath = `web/${integrityFile}`;
  const [list, script] = [listPath, entry.web].map((file) => {
    const bytes = files.get(file);
    if (!bytes) throw new Error(`the release has no ${file}`);
    return bytes;
  }) as [Buffer, Buffer];
  const chunks = Object.keys(JSON.parse(list.toString())).map((chunk) => [
    chunk,
    integrityOf(files.get(`web/${chunk}`) ?? Buffer.of()),
  ]);
  const next = Buffer.from(JSON.stringify(Object.fromEntries(chunks)));
  const text = script.toString("utf8").replaceAll(integrityOf(list), integrityOf(next));
  return new Map([...files, [listPath, next], [entry.web, Buffer.from(text)]]);
}

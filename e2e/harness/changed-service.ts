import { randomBytes } from "node:crypto";
import { chmod, cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ServiceManifest, type ServiceReleaseName } from "@forecourt/contracts/service-release";
import {
  integrityOf,
  manifestFile,
  releaseFolder,
} from "@forecourt/service-kit/releases/release-folder";
import {
  readServiceManifest,
  serviceFilesFolder,
} from "@forecourt/service-kit/releases/service-release";

/** Stores a second release of a service: `release` with one changed file. Returns its id. */
export async function changedService(
  releasesDir: string,
  { name, release }: { name: ServiceReleaseName; release: string },
  file: string,
  change: (source: string) => string,
): Promise<string> {
  const manifest = await readServiceManifest(releasesDir, name, release);
  const id = randomBytes(8).toString("hex");
  const folder = releaseFolder(releasesDir, name, id);
  await cp(releaseFolder(releasesDir, name, release), folder, { recursive: true });
  const full = path.join(serviceFilesFolder(folder), file);
  const before = await readFile(full, "utf8");
  const changed = change(before);
  if (changed === before) throw new Error(`the change finds nothing to change in ${file}`);
  await chmod(full, 0o644);
  await writeFile(full, changed);
  const files = manifest.files.map((one) => (one.path === file ? stated(file, changed) : one));
  const text = JSON.stringify(ServiceManifest.parse({ ...manifest, release: id, files }));
  await writeFile(path.join(folder, manifestFile), text);
  return id;
}

function stated(file: string, text: string): ServiceManifest["files"][number] {
  const bytes = Buffer.from(text);
  return { path: file, size: bytes.length, integrity: integrityOf(bytes) };
}

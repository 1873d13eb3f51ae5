import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import type { ServiceManifest } from "@forecourt/contracts/service-release";
import { integrityOf, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { serviceFilesFolder } from "@forecourt/service-kit/releases/service-release";
import { findPackage } from "../../release/services/find-package.ts";

interface InstallOptions {
  releasesDir: string;
  /** Where releases of services are installed, a folder each. */
  installDir: string;
  /** The repository, whose npm packages are used. */
  root: string;
}

/**
 * Lays out a service's release so that it runs: its own copies of its files, each compared with the manifest, and links
 * to the npm packages of this installation. Returns the file to run. A release that was installed before is compared
 * again.
 * @throws Error when a file differs from the published one, or an npm package has another version here; nothing is
 * installed then
 */
export async function installRelease(
  manifest: ServiceManifest,
  { releasesDir, installDir, root }: InstallOptions,
): Promise<string> {
  await comparePackages(manifest, root);
  const { name, release, entry } = manifest;
  const target = path.join(installDir, name, release);
  if (await exists(target)) {
    await compareFiles(manifest, target);
    return path.join(target, entry);
  }
  await mkdir(path.dirname(target), { recursive: true });
  const staging = await mkdtemp(`${target}.`);
  try {
    const from = serviceFilesFolder(releaseFolder(releasesDir, name, release));
    await copyVerified(manifest, from, staging);
    await linkPackages(manifest, staging, root);
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process of this site was faster.
    if (!(await exists(target))) throw error;
  }
  return path.join(target, entry);
}

async function copyVerified(manifest: ServiceManifest, from: string, to: string): Promise<void> {
  for (const file of manifest.files) {
    const bytes = await readFile(path.join(from, file.path));
    compare(manifest, file, bytes);
    const copy = path.join(to, file.path);
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, bytes);
    await chmod(copy, 0o444);
  }
}

async function compareFiles(manifest: ServiceManifest, folder: string): Promise<void> {
  for (const file of manifest.files) {
    compare(manifest, file, await readFile(path.join(folder, file.path)));
  }
}

function compare(
  { name, release }: ServiceManifest,
  { path: file, size, integrity }: ServiceManifest["files"][number],
  bytes: Buffer,
): void {
  if (bytes.length === size && integrityOf(bytes) === integrity) return;
  throw new Error(`${name}/${release}/${file} is not what was published: size or sha384 differ`);
}

async function comparePackages(manifest: ServiceManifest, root: string) {
  const { packages, name, release } = manifest;
  const folders = packageFolders(manifest);
  const others: string[] = [];
  for (const [dependency, version] of Object.entries(packages)) {
    const installed = await versionIn(await findPackage(root, folders, dependency));
    if (installed !== version) others.push(`${dependency} ${version}, here ${installed ?? "none"}`);
  }
  if (others.length === 0) return;
  throw new Error(
    `${name}/${release} was published with other npm packages: ${others.join("; ")}. Publish it again from this version of the site`,
  );
}

/** The folders of the project's packages that a release has, from its root. */
function packageFolders({ files }: ServiceManifest): string[] {
  return files
    .map((file) => file.path)
    .filter((file) => /^[^/]+\/[^/]+\/package\.json$/.test(file))
    .map((file) => path.dirname(file));
}

async function versionIn(folder: string): Promise<string | null> {
  try {
    const text = await readFile(path.join(folder, "package.json"), "utf8");
    return JSON.parse(text).version;
  } catch {
    return null;
  }
}

/** The project's packages come from the release; npm's packages come from the installation. */
async function linkPackages(manifest: ServiceManifest, folder: string, root: string) {
  const modules = path.join(folder, "node_modules");
  const folders = packageFolders(manifest);
  for (const own of folders) {
    const { name } = JSON.parse(await readFile(path.join(folder, own, "package.json"), "utf8"));
    const at = path.join(modules, name);
    // Relative, because the folder still gets its final name.
    await link(path.relative(path.dirname(at), path.join(folder, own)), at);
  }
  for (const name of Object.keys(manifest.packages)) {
    await link(await findPackage(root, folders, name), path.join(modules, name));
  }
}

async function link(target: string, at: string): Promise<void> {
  await mkdir(path.dirname(at), { recursive: true });
  await symlink(target, at, "dir");
}

async function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}

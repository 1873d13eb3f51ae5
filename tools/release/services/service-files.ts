import { readdir, readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { ServiceName } from "@forecourt/contracts/services";
import { listFiles } from "../list-files.ts";
import { findPackage } from "./find-package.ts";

/** Files of a service. */
export interface ServiceFiles {
  /** Paths from the root of the repository, sorted. */
  files: string[];
  /** npm packages that these files import, with the versions that are installed. */
  packages: Record<string, string>;
}

const scope = "@forecourt/";

/** Where a release has the defaults of the dealers' configuration. */
export const dealerDefaults = "dealers/defaults";

/** The source of a service and of the project's packages that it uses, without tests. */
export async function filesOfService(root: string, service: ServiceName): Promise<ServiceFiles> {
  const folders = new Set<string>();
  const packages: Record<string, string> = {};
  const waiting = [`services/${service}`];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folders.has(folder)) continue;
    folders.add(folder);
    for (const name of await dependenciesOf(path.join(root, folder))) {
      const installed = await findPackage(root, [folder], name);
      if (name.startsWith(scope)) waiting.push(path.relative(root, await realpath(installed)));
      else packages[name] = await versionOf(installed);
    }
  }
  const files = await Promise.all([
    defaultsOfDealers(root),
    ...[...folders].map((folder) => sourceFiles(root, folder)),
  ]);
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return { files: files.flat().sort(), packages: Object.fromEntries(sorted) };
}

/** The defaults of the dealers' configuration that this source was checked with, for a site that is older. */
async function defaultsOfDealers(root: string): Promise<string[]> {
  const names = await listFiles(path.join(root, dealerDefaults));
  return names.map((name) => `${dealerDefaults}/${name}`);
}

async function dependenciesOf(folder: string): Promise<string[]> {
  const { dependencies = {} } = await readPackage(folder);
  return Object.keys(dependencies);
}

async function versionOf(folder: string): Promise<string> {
  const { version } = await readPackage(folder);
  if (version === undefined) throw new Error(`${folder}/package.json states no version`);
  return version;
}

async function readPackage(folder: string): Promise<{
  version?: string;
  dependencies?: Record<string, string>;
}> {
  return JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
}

/** Files below a package's folder that its code may need when it runs. */
async function sourceFiles(root: string, below: string): Promise<string[]> {
  const entries = await readdir(path.join(root, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = `${below}/${entry.name}`;
      if (entry.isDirectory()) return isForTests(entry.name) ? [] : sourceFiles(root, name);
      return entry.isFile() && isNeeded(entry.name) ? [name] : [];
    }),
  );
  return found.flat();
}

function isForTests(folder: string): boolean {
  return (
    folder.startsWith(".") || ["node_modules", "testing", "fixtures", "journeys"].includes(folder)
  );
}

function isNeeded(file: string): boolean {
  return !file.startsWith(".") && !/\.test\.tsx?$|\.md$|\.module\.css$/.test(file);
}

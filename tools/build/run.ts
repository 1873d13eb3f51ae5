import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { PageAssets, ReleasableName } from "@forecourt/contracts/release";
import { type Configuration, rspack, type Stats, type StatsCompilation } from "@rspack/core";
import { root, type Target } from "./base-config.ts";
import type { BuildOptions } from "./config.ts";
import type { PackageConfig } from "./package-config.ts";
import { importedExports, providedExports, type SharedExports } from "./shared-exports.ts";
import { sharedRanges, sharedVersions } from "./shared-modules.ts";

export interface Built {
  /** Folders with the two builds. */
  folders: Record<Target, string>;
  /** Entry files below those folders. */
  entry: Record<Target, string>;
  /** Files of the web build by page id; "" is what every page needs besides the entry. */
  pages: Record<string, PageAssets>;
  /** Exact versions of shared packages in the shell, accepted ranges in a remote. */
  shared: Record<string, string>;
  /** Exports of shared modules: all that the shell provides, those that a remote imports. */
  sharedExports: SharedExports;
}

/** Builds one releasable for browser and server. Throws with Rspack's messages when a build fails. */
export async function build(name: ReleasableName, options: BuildOptions = {}): Promise<Built> {
  const [webConfig, serverConfig] = await readConfigs(name, options);
  const folders = { web: outputFolder(webConfig), server: outputFolder(serverConfig) };
  await Promise.all(
    Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })),
  );
  const isShell = name === "shell";
  const read = isShell ? providedExports : importedExports;
  const [web, server] = await Promise.all([
    run(webConfig, (stats) => ({ ...describe(stats), exports: read(stats.compilation) })),
    run(serverConfig, (stats) => (isShell ? {} : read(stats.compilation))),
  ]);
  return {
    folders,
    entry: {
      web: entryOf(web, name),
      server: isShell ? "shell.cjs" : "remote.cjs",
    },
    pages: pageAssets(web, name),
    shared: isShell ? sharedVersions(options.packagesDir) : sharedRanges(options.packagesDir),
    sharedExports: union(web.exports, server),
  };
}

/** What `rspack.config.ts` in the folder of `name` returns. */
async function readConfigs(name: ReleasableName, { mode, packagesDir, output }: BuildOptions) {
  const file = path.join(root, name, "rspack.config.ts");
  const config: { default: PackageConfig } = await import(file);
  const [web, server] = config.default({ packagesDir, output }, { mode });
  if (!web || !server) throw new Error(`${file} must return the builds for browser and server`);
  return [web, server] as const;
}

function outputFolder({ output }: Configuration): string {
  if (!output?.path) throw new Error("a build needs an output folder");
  return output.path;
}

function union(one: SharedExports, other: SharedExports): SharedExports {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])].sort(),
    ]),
  );
}

/** Runs one build to its end; rejects with Rspack's messages when it has errors or warnings. */
export function compile(config: Configuration): Promise<StatsCompilation> {
  return run(config, describe);
}

function describe(stats: Stats): StatsCompilation {
  return stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true });
}

/** Runs one build and reads its result before the compiler closes. */
async function run<T>(config: Configuration, read: (stats: Stats) => T): Promise<T> {
  const compiler = rspack(config);
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats) throw new Error("Rspack returned no statistics");
    if (stats.hasErrors() || stats.hasWarnings()) {
      throw new Error(stats.toString({ all: false, errors: true, warnings: true }));
    }
    return read(stats);
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

/** The script of entry `name`. */
export function entryOf(stats: StatsCompilation, name: string): string {
  const files = assetsOf(stats.entrypoints?.[name]);
  const entry = files.find((file) => file.endsWith(".js"));
  if (!entry) throw new Error(`the build of ${name} has no entry`);
  return entry;
}

/**
 * Chunk groups by page: a page's own chunk is named after it, the rest belongs to every page. The chunk of a lazy
 * part is named `page.part`: its script is loaded later, but its styles belong to the page, whose markup has the part.
 */
export function pageAssets(stats: StatsCompilation, entryName: string): Record<string, PageAssets> {
  const pages: Record<string, PageAssets> = { "": { js: [], css: [] } };
  const groups = Object.entries({ ...stats.namedChunkGroups, ...stats.entrypoints });
  for (const [group, content] of groups) {
    const common = group === entryName || group === "routes";
    const page = (pages[common ? "" : group] ??= { js: [], css: [] });
    for (const file of assetsOf(content)) {
      const list = file.endsWith(".css") ? page.css : file.endsWith(".js") ? page.js : null;
      if (list && !list.includes(file)) list.push(file);
    }
  }
  return withStylesOfParts(pages);
}

function withStylesOfParts(pages: Record<string, PageAssets>): Record<string, PageAssets> {
  for (const [group, { css }] of Object.entries(pages)) {
    const [page = "", part] = group.split(".");
    if (part === undefined) continue;
    const owner = pages[page];
    if (!owner) throw new Error(`the chunk "${group}" is a part of no page`);
    owner.css.push(...css.filter((file) => !owner.css.includes(file)));
  }
  return pages;
}

function assetsOf(group: { assets?: { name: string }[] | undefined } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name);
}

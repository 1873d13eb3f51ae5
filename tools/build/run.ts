import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { PageAssets, ReleasableName } from "@forecourt/contracts/release";
import {
  type Compiler,
  type Configuration,
  rspack,
  type Stats,
  type StatsCompilation,
} from "@rspack/core";
import { root, type Target } from "./base-config.ts";
import type { BuildOptions } from "./config.ts";
import { chunkLoaderExports } from "./load-chunks.ts";
import type { PackageConfig } from "./package-config.ts";
import { entryOf, pageAssets } from "./page-assets.ts";
import { importedExports, providedExports, type SharedExports } from "./shared-exports.ts";
import { sharedRanges, sharedVersions } from "./shared-modules.ts";

export interface Built {
  /** Folders with the two builds. */
  folders: Record<Target, string>;
  /** Entry files below those folders. */
  entry: Record<Target, string>;
  /** Files of the web build by page id; "" = the files that every page needs besides the entry. */
  pages: Record<string, PageAssets>;
  /** Exact versions of shared packages in the shell, accepted ranges in a remote. */
  shared: Record<string, string>;
  /** Exports of shared modules: all that the shell provides, and the exports that a remote imports. */
  sharedExports: SharedExports;
}

/** Builds one releasable again and again; only modules that a change affects are compiled again. */
export interface Builder {
  /**
   * @param changed full paths of the files that were written or removed since the last build
   * @throws Error with Rspack's messages; the next build includes what has changed until then
   */
  build(changed?: readonly string[]): Promise<Built>;
  close(): Promise<void>;
}

/** Builds one releasable for browser and server. Throws with Rspack's messages when a build fails. */
export async function build(name: ReleasableName, options: BuildOptions = {}): Promise<Built> {
  const builder = await createBuilder(name, options);
  try {
    return await builder.build();
  } finally {
    await builder.close();
  }
}

/** Empties the output folders, and keeps both compilers until it is closed. */
export async function createBuilder(
  name: ReleasableName,
  options: BuildOptions = {},
): Promise<Builder> {
  const configs = await readConfigs(name, options);
  const [webFolder, serverFolder] = configs.map(outputFolder) as [string, string];
  const folders = { web: webFolder, server: serverFolder };
  await Promise.all(
    Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })),
  );
  const [webCompiler, serverCompiler] = configs.map((config) => rspack(config)) as [
    Compiler,
    Compiler,
  ];
  const isShell = name === "shell";
  const read = isShell ? providedExports : importedExports;
  return {
    async build(changed) {
      // Both to their end: a compiler that still runs could not build again.
      const [web, server] = await bothOf(
        run(webCompiler, changed, (stats) => ({
          ...describe(stats),
          exports: read(stats.compilation),
        })),
        run(serverCompiler, changed, (stats) => (isShell ? {} : read(stats.compilation))),
      );
      return {
        folders,
        entry: {
          web: entryOf(web, name),
          server: isShell ? "shell.cjs" : "remote.cjs",
        },
        pages: pageAssets(web, name),
        shared: isShell ? sharedVersions(options.packagesDir) : sharedRanges(options.packagesDir),
        sharedExports: union(union(web.exports, chunkLoaderExports), server),
      };
    },
    async close() {
      await Promise.all([webCompiler, serverCompiler].map(closeCompiler));
    },
  };
}

/** Result of `rspack.config.ts` in the folder of `name`. */
async function readConfigs(
  name: ReleasableName,
  { mode, packagesDir, output, debug }: BuildOptions,
) {
  const file = path.join(root, name, "rspack.config.ts");
  const config: { default: PackageConfig } = await import(file);
  const [web, server] = config.default({ packagesDir, output, debug }, { mode });
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
export async function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  try {
    return await run(compiler, undefined, describe);
  } finally {
    await closeCompiler(compiler);
  }
}

function describe(stats: Stats): StatsCompilation {
  return stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true });
}

/** Runs one build and reads its result before the compiler closes or builds again. */
function run<T>(
  compiler: Compiler,
  changed: readonly string[] = [],
  read: (stats: Stats) => T,
): Promise<T> {
  const filesThat = (exist: boolean) =>
    new Set(changed.filter((file) => existsSync(file) === exist));
  return new Promise((resolve, reject) => {
    compiler.run(
      (error, stats) => {
        try {
          if (error) throw error;
          if (!stats) throw new Error("Rspack returned no statistics");
          if (stats.hasErrors() || stats.hasWarnings()) {
            throw new Error(stats.toString({ all: false, errors: true, warnings: true }));
          }
          resolve(read(stats));
        } catch (thrown) {
          reject(thrown);
        }
      },
      { modifiedFiles: filesThat(true), removedFiles: filesThat(false) },
    );
  });
}

function closeCompiler(compiler: Compiler): Promise<void> {
  return promisify(compiler.close.bind(compiler))();
}

/** Waits for both, also when the first one fails. @throws the error of one of them */
async function bothOf<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

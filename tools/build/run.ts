import { rm } from "node:fs/promises";
import type { PageAssets, ReleasableName } from "@forecourt/contracts/release";
import { type Configuration, rspack, type Stats, type StatsCompilation } from "@rspack/core";
import { type BuildMode, type Target } from "./base-config.ts";
import { buildConfig, distFolder } from "./config.ts";

export interface Built {
  /** Folders with the two builds. */
  folders: Record<Target, string>;
  /** Entry files below those folders. */
  entry: Record<Target, string>;
  /** Files of the web build by page id; "" is what every page needs besides the entry. */
  pages: Record<string, PageAssets>;
}

/** Builds one releasable for browser and server. Throws with Rspack's messages when a build fails. */
export async function build(name: ReleasableName, mode: BuildMode = "production"): Promise<Built> {
  const folders = { web: distFolder(name, "web"), server: distFolder(name, "server") };
  await Promise.all(
    Object.values(folders).map((folder) => rm(folder, { recursive: true, force: true })),
  );
  const [web] = await Promise.all([
    compile(buildConfig(name, "web", mode)),
    compile(buildConfig(name, "server", mode)),
  ]);
  const entryName = name === "shell" ? "shell" : name;
  return {
    folders,
    entry: {
      web: entryOf(web, entryName),
      server: name === "shell" ? "shell.cjs" : "remote.cjs",
    },
    pages: pageAssets(web, entryName),
  };
}

/** Runs one build to its end; rejects with Rspack's messages when it has errors or warnings. */
export function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = rspack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failed = error ?? failureOf(stats);
      const result = stats?.toJson({
        all: false,
        chunkGroups: true,
        entrypoints: true,
        assets: true,
      });
      compiler.close((closeError) => {
        const failure = failed ?? closeError ?? null;
        if (failure === null) resolve(result ?? {});
        else reject(failure);
      });
    });
  });
}

function failureOf(stats: Stats | undefined): Error | null {
  if (!stats) return new Error("Rspack gave no statistics");
  if (!stats.hasErrors() && !stats.hasWarnings()) return null;
  return new Error(stats.toString({ all: false, errors: true, warnings: true }));
}

/** The script of entry `name`. */
export function entryOf(stats: StatsCompilation, name: string): string {
  const files = assetsOf(stats.entrypoints?.[name]);
  const entry = files.find((file) => file.endsWith(".js"));
  if (!entry) throw new Error(`the build of ${name} has no entry`);
  return entry;
}

/** Chunk groups by page: a page's own chunk is named after it, the rest belongs to every page. */
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
  return pages;
}

function assetsOf(group: { assets?: { name: string }[] | undefined } | undefined): string[] {
  return (group?.assets ?? []).map(({ name }) => name);
}

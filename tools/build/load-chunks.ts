import { type Chunk, type Compilation, type RspackPluginInstance, rspack } from "@rspack/core";
import { integrityPlaceholder, writeIntegrityList } from "./integrity-list.ts";
import { type RuntimeModules, replaceRuntime } from "./replace-runtime.ts";
import type { SharedExports } from "./shared-exports.ts";

/** The global object of the shell that has the chunk loader (`shell/src/remotes/load-chunk.ts`). */
const chunkLoader = "globalThis.__FORECOURT_FEDERATION__";

/**
 * The functions of the chunk loader. Every release lists them among the exports of its shared modules, as if they were
 * one: a remote that calls them does not go live with a shell that lacks them.
 */
export const chunkLoaderExports: SharedExports = { "chunk-loader": ["loadChunk", "loadStyles"] };

/**
 * Makes the entry of a web build load every later script and style sheet with its integrity. Rspack's own code, which
 * this replaces, checks none, and is 1 KB of each entry.
 *
 * 1. The runtime in the entry calls the chunk loader of the shell, with a placeholder for the integrity of the list.
 * 2. When all files are finished, their integrities are listed in `integrity.json` beside the entry.
 * 3. The integrity of that list replaces the placeholder in the entry. The document states the entry's own.
 */
export function loadChunksWithIntegrity(): RspackPluginInstance {
  return {
    apply(compiler) {
      replaceRuntime(compiler, chunkRuntime);
      compiler.hooks.thisCompilation.tap("integrity", (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: "integrity", stage }, () =>
          writeIntegrityList(compilation),
        );
      });
    },
  };
}

/** `l` loads a script, then calls `done`; `f.css` adds the promise of a chunk's style sheet, if it has one. */
const chunkRuntime: RuntimeModules = {
  load_script: () => `
    __webpack_require__.l = (url, done) =>
      ${chunkLoader}.loadChunk(url, "${integrityPlaceholder}").then(
        () => done({ type: "load" }),
        (error) => done({ type: error.message, target: { src: url } }),
      );`,
  css_loading: (compilation, entry) => `
    __webpack_require__.f.css = (id, promises) => {
      if (!${JSON.stringify(idsWithoutStyles(compilation, entry))}.includes(id))
        promises.push(${chunkLoader}.loadStyles(__webpack_require__.p + id + ".css", "${integrityPlaceholder}"));
    };`,
};

/** Ids of the chunks that have no style sheet. */
function idsWithoutStyles({ chunkGraph }: Compilation, entry: Chunk): (string | number)[] {
  return [...entry.getAllAsyncChunks()]
    .filter((chunk) => chunkGraph.getChunkModulesIterableBySourceType(chunk, "css")?.length === 0)
    .map(({ id }) => id ?? "");
}

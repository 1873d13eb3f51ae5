import { createHash } from "node:crypto";
import {
  type Chunk,
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  rspack,
} from "@rspack/core";
import type { SharedExports } from "./shared-exports.ts";

/** The sha384 of each script and style sheet of a web build but its entry, by file name. */
export const integrityFile = "integrity.json";

/** The integrity of a list in an entry. */
const stated = /sha384-[A-Za-z0-9+/]{64}/g;

/** Stands there until it is known. */
const placeholder = `sha384-${"0".repeat(64)}`;

const shell = "globalThis.__FORECOURT_FEDERATION__";

/**
 * Exports of the shell that load chunks for remotes, as a shared module, so that no remote goes live beside an older
 * shell.
 */
export const chunkLoaderExports: SharedExports = { "chunk-loader": ["loadChunk", "loadStyles"] };

/**
 * Has the shell load the chunks of a web build, each with its integrity (`shell/src/remotes/load-chunk.ts`). The list
 * of these integrity values is beside the entry, which states the integrity of the list. The replaced runtime loads
 * chunks without integrity, and is 1 KB of each entry.
 */
export function loadChunksWithIntegrity(): RspackPluginInstance {
  return {
    apply(compiler) {
      replaceRuntime(compiler, {
        load_script: () =>
          `__webpack_require__.l = (url, done) => ${shell}.loadChunk(url, "${placeholder}").then(
            () => done({ type: "load" }),
            (error) => done({ type: error.message, target: { src: url } }),
          );`,
        css_loading: (compilation, entry) =>
          `__webpack_require__.f.css = (id, promises) => {
            if (!${JSON.stringify(withoutStyles(compilation, entry))}.includes(id))
              promises.push(${shell}.loadStyles(__webpack_require__.p + id + ".css", "${placeholder}"));
          };`,
      });
      compiler.hooks.thisCompilation.tap("integrity", (compilation) => {
        const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
        compilation.hooks.processAssets.tap({ name: "integrity", stage }, () =>
          stateIntegrity(compilation),
        );
      });
    },
  };
}

/** Has the addresses of a build's files begin with the path of its entry, without the origin, as the server writes them. */
export function publicPathOfEntry(): RspackPluginInstance {
  return {
    apply(compiler) {
      replaceRuntime(compiler, {
        auto_public_path: () =>
          `__webpack_require__.p = new URL(".", document.currentScript.src).pathname;`,
      });
    },
  };
}

type RuntimeModules = Record<string, (compilation: Compilation, entry: Chunk) => string>;

/** @throws Error in the build when a module does not occur under its name, as after an update of Rspack */
function replaceRuntime(compiler: Compiler, modules: RuntimeModules): void {
  compiler.hooks.thisCompilation.tap("runtime", (compilation) => {
    const missing = new Set(Object.keys(modules));
    compilation.hooks.runtimeModule.tap("runtime", (module, chunk) => {
      const make = modules[module.name];
      if (!make || !module.source) return;
      module.source.source = Buffer.from(make(compilation, chunk));
      missing.delete(module.name);
    });
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tap({ name: "runtime", stage }, () => {
      if (missing.size > 0) {
        throw new Error(`Rspack's runtime has no module ${[...missing].join(", ")}`);
      }
    });
  });
}

/** Ids of chunks that have no style sheet. */
function withoutStyles({ chunkGraph }: Compilation, entry: Chunk): (string | number)[] {
  return [...entry.getAllAsyncChunks()]
    .filter((chunk) => chunkGraph.getChunkModulesIterableBySourceType(chunk, "css")?.length === 0)
    .map(({ id }) => id ?? "");
}

/** Also of a build that is repeated, whose unchanged entry states the integrity of an earlier list. */
function stateIntegrity(compilation: Compilation): void {
  const entries = new Set(
    [...compilation.entrypoints.values()].flatMap(({ chunks }) =>
      chunks.flatMap(({ files }) => [...files].filter((file) => file.endsWith(".js"))),
    ),
  );
  const chunks = compilation
    .getAssets()
    .filter(({ name }) => /\.(js|css)$/.test(name) && !entries.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, source }) => [name, integrityOf(source.buffer())]);
  const list = JSON.stringify(Object.fromEntries(chunks));
  compilation.emitAsset(integrityFile, new rspack.sources.RawSource(list));
  for (const name of entries) {
    compilation.updateAsset(
      name,
      (source) => {
        const text = source.source().toString();
        return new rspack.sources.RawSource(
          text.replaceAll(stated, integrityOf(Buffer.from(list))),
        );
      },
      // Its name is the hash of its former text: a file of this name is written anew.
      (info) => ({ ...info, immutable: false }),
    );
  }
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

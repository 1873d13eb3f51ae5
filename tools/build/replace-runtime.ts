import { type Chunk, type Compilation, type Compiler, rspack } from "@rspack/core";

/** The code that replaces a module of Rspack's runtime, by the module's name. `entry` is the chunk that has the runtime. */
export type RuntimeModules = Record<string, (compilation: Compilation, entry: Chunk) => string>;

/** @throws Error in the build when the runtime has no module of a name, as may happen after an update of Rspack */
export function replaceRuntime(compiler: Compiler, modules: RuntimeModules): void {
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

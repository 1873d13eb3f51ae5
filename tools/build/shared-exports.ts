import type { Compilation, Module, ModuleGraphConnection } from "@rspack/core";
import { sharedModules } from "./shared-modules.ts";

/** Export names by shared module. */
export type SharedExports = Record<string, string[]>;

/**
 * The exports that a remote's build takes from shared modules. Throws on a namespace import
 * (`import * as`), because the release could not list the exports that it needs.
 */
export function importedExports(compilation: Compilation): SharedExports {
  const included = includedModules(compilation);
  const found: SharedExports = {};
  for (const name of sharedModules) {
    const consumed = [...compilation.modules].find((module) => isConsumed(module, name));
    if (!consumed) continue;
    const names = compilation.moduleGraph
      .getIncomingConnections(consumed)
      .filter(({ originModule }) => originModule && included.has(originModule.identifier()))
      .flatMap((connection) => importedName(connection, name));
    found[name] = [...new Set(names)].sort();
  }
  return found;
}

/** The exports of each shared module that the shell's web build provides to remotes. */
export function providedExports(compilation: Compilation): SharedExports {
  const found: SharedExports = {};
  for (const module of includedModules(compilation).values()) {
    for (const { dependency, module: target } of compilation.moduleGraph.getOutgoingConnections(
      module,
    )) {
      const name = sharedModules.find((one) => one === dependency.request);
      if (!name || !target || found[name]) continue;
      const names = compilation.moduleGraph.getProvidedExports(target);
      if (!Array.isArray(names)) throw new Error(`the exports of ${name} are not known`);
      found[name] = [...names].sort();
    }
  }
  const missing = sharedModules.filter((name) => !found[name]);
  if (missing.length > 0) throw new Error(`the shell does not provide ${missing.join(", ")}`);
  return found;
}

function isConsumed(module: Module, name: string): boolean {
  return module.identifier().startsWith(`consume shared module (default) ${name}@`);
}

function importedName(connection: ModuleGraphConnection, name: string): string[] {
  const { type, ids } = connection.dependency;
  // The import statement itself; each name it imports is a connection of its own.
  if (type === "esm import") return [];
  const [first] = ids ?? [];
  if (first !== undefined) return [first];
  const origin = connection.originModule?.identifier() ?? "a module";
  throw new Error(`${origin} imports ${name} as a whole; import its exports by their names`);
}

/** The modules that end up in the build's files, by identifier. */
function includedModules({ modules, chunkGraph }: Compilation): Map<string, Module> {
  const included = new Map<string, Module>();
  for (const module of modules) {
    if ([...chunkGraph.getModuleChunks(module)].length === 0) continue;
    const inner = "modules" in module ? (module.modules as Module[]) : [];
    for (const one of [module, ...inner]) included.set(one.identifier(), one);
  }
  return included;
}

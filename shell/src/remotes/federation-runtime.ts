import { isInRange } from "./version-range.ts";

/** A module that the shell provides to remotes. */
export interface SharedModule {
  /** Exact version of an npm package; empty for the project's own modules. */
  version: string;
  exports: unknown;
}

/** Facts that a remote's entry states about one module that it imports from the shell. */
interface ConsumedModule {
  shareKey: string;
  shareInfo: { shareConfig: { requiredVersion?: string | false } };
}

/** The part of a remote's bundler runtime that is needed to put a module into it. */
interface BundlerRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
}

interface ChunkConsumes {
  chunkId: string;
  chunkMapping: Record<string, string[]>;
  moduleToHandlerMapping: Record<string, ConsumedModule>;
  webpackRequire: BundlerRequire;
}

/**
 * The federation's bundler runtime for browsers, in the shape that the containers of
 * `@module-federation/enhanced` 2.9 call (`tools/build/shell-runtime.mjs` passes it to them). Every
 * shared module is a singleton that the shell has loaded already, so providing one is a lookup; the
 * stock runtime negotiates versions and scopes at run time and takes 21 KB (gzip) for it, see
 * docs/decisions/0001. A version outside the range that a remote was built for is refused.
 */
export function createFederationRuntime(shared: Readonly<Record<string, SharedModule>>) {
  function provide(
    { webpackRequire, moduleToHandlerMapping }: Omit<ChunkConsumes, "chunkId" | "chunkMapping">,
    ids: string[],
  ) {
    for (const id of ids) {
      const consumed = moduleToHandlerMapping[id];
      if (!consumed) throw new Error(`federation: no shared module is known for module ${id}`);
      const exports = sharedExports(shared, consumed);
      webpackRequire.m[id] = (module) => {
        module.exports = exports;
      };
    }
  }
  return {
    bundlerRuntime: {
      S: {},
      init: () => null,
      I: () => undefined,
      initContainerEntry: () => undefined,
      consumes({ chunkId, chunkMapping, ...rest }: ChunkConsumes) {
        provide(rest, chunkMapping[chunkId] ?? []);
      },
      installInitialConsumes({
        initialConsumes,
        ...rest
      }: ChunkConsumes & { initialConsumes: string[] }) {
        provide(rest, initialConsumes);
      },
    },
  };
}

function sharedExports(
  shared: Readonly<Record<string, SharedModule>>,
  { shareKey, shareInfo }: ConsumedModule,
): unknown {
  const module = shared[shareKey];
  if (!module) throw new Error(`federation: the shell does not share "${shareKey}"`);
  const range = shareInfo.shareConfig.requiredVersion;
  if (range && !isInRange(module.version, range)) {
    throw new Error(
      `federation: the shell has "${shareKey}" ${module.version}, the remote needs ${range}`,
    );
  }
  return module.exports;
}

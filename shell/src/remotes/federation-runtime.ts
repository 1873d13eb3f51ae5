/** A module that the shell lends to remotes, and the exact version it is of. */
export interface SharedModule {
  version: string;
  exports: unknown;
}

/** What a remote's entry says about one module that it takes from the shell. */
interface Consume {
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
  moduleToHandlerMapping: Record<string, Consume>;
  webpackRequire: BundlerRequire;
}

/**
 * The federation's bundler runtime for browsers, in the shape that the containers of
 * `@module-federation/enhanced` 2.9 call (`tools/build/shell-runtime.mjs` hands it to them). Every
 * shared module is a singleton that the shell has loaded already, so lending one is a look-up; the
 * stock runtime negotiates versions and scopes at run time and takes 21 KB (gzip) for it, see
 * docs/decisions/0001. A version that differs from the one a remote was built for is refused.
 */
export function createFederationRuntime(shared: Readonly<Record<string, SharedModule>>) {
  function lend(
    { webpackRequire, moduleToHandlerMapping }: Omit<ChunkConsumes, "chunkId" | "chunkMapping">,
    ids: string[],
  ) {
    for (const id of ids) {
      const consume = moduleToHandlerMapping[id];
      if (!consume) throw new Error(`federation: no consumer is known for module ${id}`);
      const exports = sharedExports(shared, consume);
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
        lend(rest, chunkMapping[chunkId] ?? []);
      },
      installInitialConsumes({
        initialConsumes,
        ...rest
      }: ChunkConsumes & { initialConsumes: string[] }) {
        lend(rest, initialConsumes);
      },
    },
  };
}

function sharedExports(shared: Readonly<Record<string, SharedModule>>, consume: Consume): unknown {
  const { shareKey, shareInfo } = consume;
  const module = shared[shareKey];
  if (!module) throw new Error(`federation: the shell shares no "${shareKey}"`);
  const wanted = shareInfo.shareConfig.requiredVersion;
  if (wanted && wanted !== module.version) {
    throw new Error(
      `federation: "${shareKey}" is ${module.version} here, the remote needs ${wanted}`,
    );
  }
  return module.exports;
}

/** A module that the shell shares with remotes, and its exact version. */
export interface SharedModule {
  version: string;
  exports: unknown;
}

/** A remote's declaration of one shared module that it uses. */
interface Consume {
  shareKey: string;
  shareInfo: { shareConfig: { requiredVersion?: string | false } };
}

/** The part of a remote's bundler runtime that registers a module. */
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
 * The federation's bundler runtime for browsers, with the interface that the containers of
 * `@module-federation/enhanced` 2.9 call (`tools/build/shell-runtime.mjs` passes it to them). Every
 * shared module is a singleton that the shell has loaded, so sharing is a lookup; the stock runtime
 * negotiates versions and scopes and takes 21 KB (gzip), see docs/decisions/0001. A version other
 * than the one a remote was built for is rejected.
 */
export function createFederationRuntime(shared: Readonly<Record<string, SharedModule>>) {
  function share(
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
        share(rest, chunkMapping[chunkId] ?? []);
      },
      installInitialConsumes({
        initialConsumes,
        ...rest
      }: ChunkConsumes & { initialConsumes: string[] }) {
        share(rest, initialConsumes);
      },
    },
  };
}

function sharedExports(shared: Readonly<Record<string, SharedModule>>, consume: Consume): unknown {
  const { shareKey, shareInfo } = consume;
  const module = shared[shareKey];
  if (!module) throw new Error(`federation: the shell shares no "${shareKey}"`);
  const { requiredVersion } = shareInfo.shareConfig;
  if (requiredVersion && requiredVersion !== module.version) {
    throw new Error(
      `federation: "${shareKey}" is ${module.version} here, the remote needs ${requiredVersion}`,
    );
  }
  return module.exports;
}

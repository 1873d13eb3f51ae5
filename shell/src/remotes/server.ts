import { getInstance } from "@module-federation/runtime";
import type { AreaModule } from "./area-module.ts";

/** A federation container as a remote's server build exports it. */
export interface Container {
  init(shareScope: unknown): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Returns a new, verified container of one release, see `server/release-loader.ts`. */
export type LoadContainer = (name: string, release: string) => Promise<Container>;

/**
 * The remotes of one shell release on the server, with the React and the shared modules of that shell.
 * Several releases of one remote render side by side; a failed load is forgotten, so that the next
 * request tries again.
 */
export function createServerRemotes(loadContainer: LoadContainer) {
  const loading = new Map<string, Promise<AreaModule>>();
  return {
    load(name: string, release: string): Promise<AreaModule> {
      const id = `${name}.${release}`;
      const known = loading.get(id);
      if (known) return known;
      const started = loadContainer(name, release).then(loadRoutes);
      loading.set(id, started);
      started.catch(() => loading.delete(id));
      return started;
    },
    /** Unloads every release whose id (`name.release`) is not in `ids`. */
    keep(ids: string[]): void {
      for (const id of loading.keys()) if (!ids.includes(id)) loading.delete(id);
    },
  };
}

async function loadRoutes(container: Container): Promise<AreaModule> {
  await container.init(getInstance()?.shareScopeMap.default);
  const routes = await container.get("./routes");
  return routes() as AreaModule;
}

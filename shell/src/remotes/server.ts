import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from "@module-federation/runtime";
import type { AreaModule } from "./area-module.ts";

/** A federation container as a remote's server build exports it. */
export interface Container {
  init(shareScope: unknown, ...rest: unknown[]): unknown;
  get(expose: string): Promise<() => unknown>;
}

/** Loads the verified container of one release, see `server/release-loader.ts`. */
export type LoadContainer = (name: string, release: string) => Promise<Container>;

/**
 * The remotes on the server. Each release is registered under its own name, so that two releases of
 * one remote can render side by side. A failed load is forgotten, so the next request tries again.
 */
export function createServerRemotes(loadContainer: LoadContainer) {
  registerPlugins([
    {
      name: "release-store",
      loadEntry: ({ remoteInfo }) => {
        const { name, release } = fromEntry(remoteInfo.entry);
        return loadContainer(name, release) as Promise<never>;
      },
    },
  ]);
  const loading = new Map<string, Promise<AreaModule>>();
  return {
    load(name: string, release: string): Promise<AreaModule> {
      const id = `${name}.${release}`;
      const known = loading.get(id);
      if (known) return known;
      const started = loadRelease(id, name, release).catch((error: unknown) => {
        loading.delete(id);
        throw error;
      });
      loading.set(id, started);
      return started;
    },
    /** Unloads every release whose id (`name.release`) is not in `ids`. */
    keep(ids: string[]): void {
      for (const id of loading.keys()) {
        if (ids.includes(id)) continue;
        loading.delete(id);
        getInstance()?.moduleCache.delete(id);
      }
    },
  };
}

async function loadRelease(id: string, name: string, release: string): Promise<AreaModule> {
  getInstance()?.moduleCache.delete(id);
  registerRemotes([{ name: id, entry: `release:${name}/${release}` }], { force: true });
  const loaded = await loadRemote<AreaModule>(`${id}/routes`);
  if (!loaded) throw new Error(`release ${id} exposes no routes`);
  return loaded;
}

function fromEntry(entry: string): { name: string; release: string } {
  const [, name = "", release = ""] = /^release:([^/]+)\/([^/]+)$/.exec(entry) ?? [];
  return { name, release };
}

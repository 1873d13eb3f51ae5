import type { AreaName } from "@forecourt/contracts/areas";
import type { BootState } from "../app/page-state.ts";
import { type AreaModule, containerGlobal } from "./area-module.ts";
import { createFederationRuntime } from "./federation-runtime.ts";
import { createChunkLoader } from "./load-chunk.ts";
import { loadScript } from "./load-script.ts";
import { sharedModules } from "./shared-modules.ts";

interface Container {
  init(shareScope: object): unknown;
  get(expose: string): Promise<() => AreaModule>;
}

/**
 * The remotes of one document, in the releases that it was rendered with; each is loaded once. A
 * failed load is forgotten, so that the next navigation tries again.
 */
export function createAreas(remotes: BootState["remotes"]) {
  Object.assign(globalThis, {
    __FORECOURT_FEDERATION__: { ...createFederationRuntime(sharedModules), ...createChunkLoader() },
  });
  const loading = new Map<AreaName, Promise<AreaModule>>();
  return {
    /** Rejects when the area has no release on this page, or its entry does not load or run. */
    load(area: AreaName): Promise<AreaModule> {
      const known = loading.get(area);
      if (known) return known;
      const started = loadArea(area, remotes[area]);
      loading.set(area, started);
      started.catch(() => loading.delete(area));
      return started;
    },
  };
}

export type Areas = ReturnType<typeof createAreas>;

async function loadArea(area: AreaName, entry: string | undefined): Promise<AreaModule> {
  if (entry === undefined) throw new Error(`no release of area "${area}" on this page`);
  await loadScript(entry);
  const container: Container | undefined = Reflect.get(globalThis, containerGlobal(area));
  if (!container) throw new Error(`${entry} left no container`);
  await container.init({});
  const routes = await container.get("./routes");
  return routes();
}

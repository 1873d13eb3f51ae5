import "./provide-runtime.ts";
import { type AreaName, areaNames } from "@forecourt/contracts/areas";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import type { BootState } from "../app/page-state.ts";
import { type AreaModule, containerGlobal } from "./area-module.ts";

/** Registers exactly the releases that this document was rendered with. */
export function registerAreas(remotes: BootState["remotes"]): void {
  registerRemotes(
    areaNames.flatMap((area) => {
      const remote = remotes[area];
      if (!remote) return [];
      return [{ ...remote, type: "global", entryGlobalName: containerGlobal(area) }];
    }),
  );
}

/** Loads an area's remote once; rejects when its entry cannot be fetched or does not run. */
export async function loadArea(remotes: BootState["remotes"], area: AreaName): Promise<AreaModule> {
  const remote = remotes[area];
  if (!remote) throw new Error(`no release of area "${area}" on this page`);
  const loaded = await loadRemote<AreaModule>(`${remote.name}/routes`);
  if (!loaded) throw new Error(`remote "${remote.name}" exposes no routes`);
  return loaded;
}

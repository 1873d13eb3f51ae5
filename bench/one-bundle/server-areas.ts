import * as company from "../../mfe-company/src/expose.server.ts";
import * as financing from "../../mfe-financing/src/expose.server.ts";
import * as inventory from "../../mfe-inventory/src/expose.server.ts";
import * as service from "../../mfe-service/src/expose.server.ts";
import * as trade from "../../mfe-trade/src/expose.server.ts";
import type { AreaModule } from "../../shell/src/remotes/area-module.ts";

const areas: Record<string, object> = {
  "mfe-inventory": inventory,
  "mfe-financing": financing,
  "mfe-trade": trade,
  "mfe-service": service,
  "mfe-company": company,
};

/** Stands for `shell/src/remotes/server.ts`: the remotes are part of the same build. */
export function createServerRemotes() {
  return {
    load: (name: string) => Promise.resolve(areas[name] as AreaModule),
    keep: () => {},
  };
}

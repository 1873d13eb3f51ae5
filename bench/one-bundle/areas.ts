import type { AreaName } from "@forecourt/contracts/areas";
import type { AreaModule } from "../../shell/src/remotes/area-module.ts";

/** The same pages without federation: every area is an ordinary lazy chunk of one build. */
const areas: Record<AreaName, () => Promise<unknown>> = {
  inventory: () => import(/* webpackMode: "eager" */ "../../mfe-inventory/src/expose.ts"),
  financing: () => import(/* webpackMode: "eager" */ "../../mfe-financing/src/expose.ts"),
  trade: () => import(/* webpackMode: "eager" */ "../../mfe-trade/src/expose.ts"),
  service: () => import(/* webpackMode: "eager" */ "../../mfe-service/src/expose.ts"),
  company: () => import(/* webpackMode: "eager" */ "../../mfe-company/src/expose.ts"),
};

/** Stands for `shell/src/remotes/browser.ts`. */
export function createAreas() {
  return { load: (area: AreaName) => areas[area]() as Promise<AreaModule> };
}

import type { AreaName } from "@forecourt/contracts/areas";
import type { Home } from "@forecourt/contracts/areas/company/contracts";
import type { Card } from "@forecourt/contracts/content-parts";

/** A card and the area that its link leads to; null when it leads to none. */
export type Shortcut = Card & { area: AreaName | null };

/** Everything the home page shows. */
export type HomeData = Omit<Home, "head" | "shortcuts"> & { shortcuts: Shortcut[] };

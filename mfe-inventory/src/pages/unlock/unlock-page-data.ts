import type { UnlockData } from "../../features/unlock/unlock-data.ts";

/** The form that unlocks the private inventory, on a page of its own. */
export interface UnlockPageData {
  unlock: UnlockData;
  browse: { label: string; href: string };
}

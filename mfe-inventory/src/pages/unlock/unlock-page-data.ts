import type { UnlockData } from "../../features/unlock/unlock-data.ts";

/** The unlock form on its own page. */
export interface UnlockPageData {
  unlock: UnlockData;
  browse: { label: string; href: string };
}

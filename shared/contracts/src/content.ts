import type { z } from "zod";
import { AboutContent, Home } from "./company.ts";
import { FinancingIndex } from "./financing.ts";
import { ServiceIndexContent } from "./service.ts";
import { TradeIndex } from "./trade.ts";

/**
 * What `dealers/<dealer>/content/` may hold: a file a page, named by the area and the page of
 * `areas.ts` that shows it.
 */
export const contentContracts = {
  "company/home": Home,
  "company/about": AboutContent,
  "financing/index": FinancingIndex,
  "trade/index": TradeIndex,
  "service/index": ServiceIndexContent,
} as const satisfies Record<string, z.ZodType>;

export type ContentName = keyof typeof contentContracts;
export const contentNames = Object.keys(contentContracts) as ContentName[];
export type Content<K extends ContentName> = z.output<(typeof contentContracts)[K]>;

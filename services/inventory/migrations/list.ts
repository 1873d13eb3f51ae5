import type { Migration } from "@forecourt/service-kit/db/migrate";
import { vehicles } from "./0001-vehicles.ts";
import { historyAndImports } from "./0002-history-and-imports.ts";
import { market } from "./0003-market.ts";
import { stockNumbers } from "./0004-stock-numbers.ts";
import { imageSources } from "./0005-image-sources.ts";
import { offersAndHistory } from "./0006-offers-and-history.ts";
import { vinPatterns } from "./0007-vin-patterns.ts";
import { windowStickers } from "./0008-window-stickers.ts";
import { alerts } from "./0009-alerts.ts";
import { importHistory } from "./0010-import-history.ts";
import { subscriberLanguages } from "./0011-subscriber-languages.ts";
import { feeds } from "./0012-feeds.ts";
import { descriptions } from "./0013-descriptions.ts";

/** Every migration of the inventory's tables, in order. */
export const inventoryMigrations: readonly Migration[] = [
  vehicles,
  historyAndImports,
  market,
  stockNumbers,
  imageSources,
  offersAndHistory,
  vinPatterns,
  windowStickers,
  alerts,
  importHistory,
  subscriberLanguages,
  feeds,
  descriptions,
];

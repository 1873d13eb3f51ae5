import type { OwnedTextKeys } from "../../text-keys/define.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
  },
  server: {
    "inquiry.form.sellOrTrade": [],
  },
} as const satisfies OwnedTextKeys;

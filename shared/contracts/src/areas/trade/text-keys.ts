import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { offerTextKeys } from "./offer-text-keys.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
  },
  server: {
    "inquiry.form.sellOrTrade": [],
    "trade.fault.required": [],
    "trade.fault.vin-length": [],
    "trade.fault.vin-letters": ["character", "position"],
    "trade.fault.vin-check-digit": [],
    "trade.fault.not-offered": [],
    ...offerTextKeys,
  },
} as const satisfies OwnedTextKeys;

import type { OwnedTextKeys } from "../../text-keys/define.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
  },
  server: {
    "inquiry.form.sellOrTrade": [],
    "trade.fault.required": [],
    "trade.fault.vin-missing": [],
    "trade.fault.vin-length": [],
    "trade.fault.vin-letters": ["character", "position"],
    "trade.fault.vin-check-digit": [],
    "trade.fault.plate": [],
    "trade.fault.state": [],
    "trade.fault.not-offered": [],
  },
} as const satisfies OwnedTextKeys;

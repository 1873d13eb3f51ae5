import type { OwnedTextKeys } from "../../text-keys/define.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
    "trade.useOffer.cars": [],
    "trade.useOffer.equity": ["number", "equity"],
    "trade.useOffer.owed": ["owed"],
    "trade.photos.choose": [],
    "trade.photos.help": ["max"],
    "trade.photos.add": [],
    "trade.photos.sending": ["number", "count"],
    "trade.photos.count": ["count", "max"],
    "trade.photos.alt": ["position"],
    "trade.photos.remove": [],
    "trade.photos.remove.label": ["position"],
    "trade.photos.fault.photo-format": [],
    "trade.photos.fault.photo-damaged": [],
    "trade.photos.fault.photo-too-large": [],
    "trade.photos.fault.photo-too-many": [],
    "trade.photos.fault.failed": [],
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

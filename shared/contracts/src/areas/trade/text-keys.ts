import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { appraisalTextKeys } from "./appraisal-text-keys.ts";
import { offerTextKeys } from "./offer-text-keys.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
  },
  server: {
    "inquiry.form.sellOrTrade": [],
    "trade.fault.vin-missing": [],
    "trade.fault.vin-length": ["count"],
    "trade.fault.vin-letters": ["character", "position"],
    "trade.fault.vin-check-digit": ["character", "expected"],
    "trade.fault.plate": [],
    "trade.fault.state": [],
    "trade.fault.year": ["latest"],
    "trade.fault.make": [],
    "trade.fault.model": [],
    "trade.fault.mileage": [],
    "trade.fault.choice": [],
    "trade.fault.too-long": ["max"],
    "trade.fault.required": [],
    "trade.fault.answer-unknown": [],
    "trade.fault.one-answer": [],
    "trade.fault.text-too-long": [],
    "trade.fault.not-offered": [],
    ...offerTextKeys,
    ...appraisalTextKeys,
    ...appraisalTextKeys,
  },
} as const satisfies OwnedTextKeys;

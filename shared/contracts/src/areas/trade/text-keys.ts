import type { OwnedTextKeys } from "../../text-keys/define.ts";
import { afterInspectionTextKeys } from "./after-inspection-text-keys.ts";
import { appraisalTextKeys } from "./appraisal-text-keys.ts";
import { keptChangeTextKeys } from "./kept-change-text-keys.ts";
import { offerMailTextKeys } from "./offer-mail-text-keys.ts";
import { offerTextKeys } from "./offer-text-keys.ts";
import { offeredCarTextKeys } from "./offered-car-text-keys.ts";
import { payoffTextKeys } from "./payoff-text-keys.ts";

/** Texts of `texts/trade.<language>.json`. */
export const tradeTextKeys = {
  browser: {
    "area.trade.title": [],
    "area.trade.body": [],
    "trade.useOffer.cars": [],
    "trade.useOffer.equity": ["number", "equity"],
    "trade.useOffer.equity.left": ["number", "equity"],
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
    "trade.photos.fault.photo-heic": [],
    "trade.photos.fault.photo-damaged": [],
    "trade.photos.fault.photo-too-large": [],
    "trade.photos.fault.photo-too-many": [],
    "trade.photos.fault.failed": [],
  },
  server: {
    "find.trade.index": [],
    "trade.elsewhere.head.title": [],
    "trade.elsewhere.head.description": [],
    "trade.elsewhere.title": ["store"],
    "trade.elsewhere.lead": [],
    "trade.elsewhere.miles": ["miles", "store"],
    "trade.elsewhere.call": ["phone"],
    "trade.elsewhere.directions": [],
    "trade.elsewhere.hours": ["hours"],
    "trade.elsewhere.choose": ["name"],
    "trade.elsewhere.note": ["store"],
    "inquiry.form.sellOrTrade": [],
    "trade.fault.vin-missing": [],
    "trade.fault.vin-length": ["count"],
    "trade.fault.vin-letters": ["character", "position"],
    "trade.fault.vin-check-digit": [],
    "trade.fault.plate": [],
    "trade.fault.state": [],
    "trade.fault.year": ["latest"],
    "trade.fault.make": [],
    "trade.fault.model": [],
    "trade.fault.mileage": [],
    "trade.fault.mileage-high": [],
    "trade.fault.mileage-low": [],
    "trade.fault.choice": [],
    "trade.fault.too-long": ["max"],
    "trade.fault.required": [],
    "trade.fault.answer-unknown": [],
    "trade.fault.one-answer": [],
    "trade.fault.text-too-long": [],
    "trade.fault.not-offered": [],
    ...offerTextKeys,
    ...payoffTextKeys,
    ...offeredCarTextKeys,
    ...offerMailTextKeys,
    ...afterInspectionTextKeys,
    ...keptChangeTextKeys,
    ...appraisalTextKeys,
  },
} as const satisfies OwnedTextKeys;

import type { TextParameters } from "../../text-keys/define.ts";

/** Texts of the page of an offer about its car, and about the times to bring it. */
export const offeredCarTextKeys = {
  "trade.offer.trim.title": [],
  "trade.offer.trim.unnamed": ["trim"],
  "trade.offer.trim.unknown": ["own", "trim"],
  "trade.offer.trim.mixed": [],
  "trade.offer.trim.any": ["own"],
  "trade.offer.trim.list": [],
  "trade.offer.trim.submit": [],
  "trade.offer.trim.another": [],
  "trade.offer.vin.label": [],
  "trade.offer.vin.help": [],
  "trade.offer.vin.without": [],
  "trade.offer.vin.other.title": ["car"],
  "trade.offer.vin.other.text": [],
  "trade.offer.vin.other.submit": ["car"],
  "trade.offer.slot.morning": [],
  "trade.offer.slot.afternoon": [],
  "trade.offer.slot.evening": [],
  "trade.offer.change.options": [],
  "trade.offer.change.options.added": ["options"],
  "trade.offer.change.options.removed": ["options"],
  "trade.fault.visit-changed": [],
  "trade.fault.owed-high": ["amount", "price"],
  "trade.offer.keep.slot.same": ["when"],
} as const satisfies TextParameters;

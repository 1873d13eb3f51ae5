import type { TextParameters } from "../../text-keys/define.ts";

/** Texts about the result of an inspection, on the offer's page and in its mails. */
export const afterInspectionTextKeys = {
  "trade.after.title": [],
  "trade.after.on": ["store", "date"],
  "trade.after.inspected": [],
  "trade.after.revised": [],
  "trade.after.bought": ["price"],
  "trade.after.paid.cashNow": [],
  "trade.after.paid.moreCashLater": [],
  "trade.after.declined": ["reason"],
  "trade.after.kept-by-seller": [],
  "trade.after.found": [],
  "trade.after.first": [],
  "trade.after.new": [],
  "trade.after.valid": ["date"],
  "trade.after.next": ["store", "phone"],
  "trade.mail.revised.subject": ["number"],
  "trade.mail.revised.intro": ["store"],
  "trade.mail.bought.subject": ["number"],
  "trade.mail.bought.intro": ["store", "car", "number"],
  "trade.mail.declined.subject": ["number"],
  "trade.mail.declined.return": ["phone"],
} as const satisfies TextParameters;

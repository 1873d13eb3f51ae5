import type { TextParameters } from "../../text-keys/define.ts";

/** Texts of the mails about an offer. */
export const offerMailTextKeys = {
  "trade.mail.subject.offers": ["number", "store"],
  "trade.mail.subject.bring-in": ["store"],
  "trade.mail.subject.no-offer": [],
  "trade.mail.subject.no-value": [],
  "trade.mail.intro.offers": ["number", "store", "date"],
  "trade.mail.intro.bring-in": ["store"],
  "trade.mail.intro.no-offer": ["store"],
  "trade.mail.intro.no-value": ["store"],
  "trade.mail.bring": [],
  "trade.mail.replaces": ["number"],
  "trade.mail.inspection": [],
  "trade.mail.private": [],
  "trade.mail.link": [],
  "trade.mail.calendar.title": ["store"],
  "trade.mail.calendar.details": ["number", "phone"],
  "trade.mail.calendar.title.bring-in": ["store"],
  "trade.mail.calendar.details.bring-in": ["number", "phone"],
  "trade.mail.dropOff.subject.booked": ["store", "when"],
  "trade.mail.dropOff.subject.moved": ["store", "when"],
  "trade.mail.dropOff.subject.canceled": ["store"],
  "trade.mail.dropOff.text.booked": ["store", "when"],
  "trade.mail.dropOff.text.moved": ["store", "when"],
  "trade.mail.dropOff.text.canceled": ["store", "when"],
  "trade.mail.dropOff.again": [],
} as const satisfies TextParameters;

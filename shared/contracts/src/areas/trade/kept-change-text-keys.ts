import type { TextParameters } from "../../text-keys/define.ts";

/** Texts about what a seller changes once the offer is kept, on its page and in its mails. */
export const keptChangeTextKeys = {
  "trade.offer.kept.choice": ["title"],
  "trade.offer.switch": ["title"],
  "trade.mail.choice.subject": ["title", "number"],
  "trade.mail.choice.text": ["title", "price", "number", "store", "date"],
  "trade.mail.switch": [],
  "trade.mail.tradeIn": ["amount"],
  "trade.mail.tradeIn.left": ["amount"],
  "trade.mail.visit": ["when"],
  "trade.mail.payoff.stated.subject": ["number"],
  "trade.mail.payoff.stated.text": ["amount", "store"],
  "trade.mail.payoff.removed.subject": ["number"],
  "trade.mail.payoff.removed.text": ["store"],
} as const satisfies TextParameters;

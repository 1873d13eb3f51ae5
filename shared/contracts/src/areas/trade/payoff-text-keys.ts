import type { TextParameters } from "../../text-keys/define.ts";

/** Texts about what a seller still owes, on the page of an offer. */
export const payoffTextKeys = {
  "trade.offer.payoff.card": [],
  "trade.offer.payoff.title": [],
  "trade.offer.payoff.help": [],
  "trade.offer.payoff.amount": [],
  "trade.offer.payoff.lender": [],
  "trade.offer.payoff.save": [],
  "trade.offer.payoff.update": [],
  "trade.offer.payoff.hint": [],
  "trade.offer.payoff.hint.kept": [],
  "trade.offer.payoff.owed": [],
  "trade.offer.payoff.left.positive": [],
  "trade.offer.payoff.left.tradeIn": [],
  "trade.offer.payoff.left.negative": [],
  "trade.offer.payoff.left.zero": [],
  "trade.offer.payoff.first.positive": [],
  "trade.offer.payoff.first.negative": [],
  "trade.offer.payoff.sentence.positive": ["amount"],
  "trade.offer.payoff.sentence.tradeIn": ["amount"],
  "trade.offer.payoff.sentence.negative": ["amount"],
  "trade.offer.payoff.sentence.zero": [],
  "trade.offer.payoff.parts.positive": ["first", "later"],
  "trade.offer.payoff.parts.negative": ["first", "later"],
  "trade.offer.payoff.parts.zero": ["later"],
} as const satisfies TextParameters;

type Texts = Readonly<Record<string, string>>;

/** The texts of an offer with staff's terms for a loan. In English, like every text for staff. */
export function staffTexts(texts: Texts): Texts {
  return {
    ...texts,
    "trade.offer.line.price": "Offer",
    "trade.offer.payoff.owed": "Payoff",
    "trade.offer.payoff.left.positive": "Equity",
    "trade.offer.payoff.left.tradeIn": "Equity",
    "trade.offer.payoff.left.zero": "Equity",
    "trade.offer.payoff.left.negative": "Negative equity",
    "trade.offer.payoff.first.positive": "Equity from the first check",
    "trade.offer.payoff.first.negative": "Due from the seller at drop-off",
  };
}

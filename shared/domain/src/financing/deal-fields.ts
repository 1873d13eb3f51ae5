/** The fields of the deal, all optional: the car, money down and a trade-in. */
export const dealFields = [
  "deal.vehicle",
  "deal.moneyDown",
  "deal.tradeYear",
  "deal.tradeMake",
  "deal.tradeModel",
  "deal.tradeMiles",
  "deal.tradeOwed",
  "deal.tradeEquity",
] as const;
export type DealField = (typeof dealFields)[number];

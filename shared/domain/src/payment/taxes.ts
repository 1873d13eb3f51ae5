import type { Cents } from "../money.ts";

/** How a state taxes the sale of a car, as configured. */
export interface StateTaxes {
  /** "Missouri" */
  name: string;
  /** The state's own rate: 4.225 is 4.225 %. */
  ratePercent: number;
  /** True where a trade-in's allowance reduces the taxable price, also if a loan on it is not paid off. */
  tradeInCredit: boolean;
  /** True where a manufacturer's rebate reduces the taxable price. */
  rebateCredit: boolean;
  /** Ids of the dealer's fees that are not taxed; all others are. */
  untaxedFees: readonly string[];
  /** "none" where no place has its own tax, "by-zip" where `localRates` has them. */
  localTax: "none" | "by-zip";
  /** Local rates that the dealer knows, by ZIP code. */
  localRates: Readonly<Record<string, { place: string; ratePercent: number }>>;
  /** State charges besides the tax, by id, such as `title`. */
  governmentFees: Readonly<Record<string, { label: string; amountCents: Cents }>>;
  /** The source of these rules. */
  source: string;
  /** The day they were checked, `YYYY-MM-DD`. */
  asOf: string;
}

/** The known tax rules, by a state's two letters. */
export interface TaxRules {
  states: Readonly<Record<string, StateTaxes>>;
}

/** A car that is traded in. */
export interface TradeIn {
  /** The dealer's allowance. */
  allowance: Cents;
  /** The amount owed on it. */
  payoff: Cents;
}

/** The equity or the negative equity of a trade-in: one of the two is 0. */
export function tradeEquity({ allowance, payoff }: TradeIn): {
  equity: Cents;
  negativeEquity: Cents;
} {
  return {
    equity: Math.max(0, allowance - payoff),
    negativeEquity: Math.max(0, payoff - allowance),
  };
}

/** What a tax is computed from. */
export interface TaxedSale {
  /** The car and the taxed dealer's fees. */
  price: Cents;
  /** 0 without a trade-in. */
  tradeAllowance: Cents;
  rebate: Cents;
}

/** The part of a price that a state taxes, 0 when trade-in and rebate exceed it. */
export function taxableAmount(
  { price, tradeAllowance, rebate }: TaxedSale,
  state: Pick<StateTaxes, "tradeInCredit" | "rebateCredit">,
): Cents {
  const credit = state.tradeInCredit ? tradeAllowance : 0;
  return Math.max(0, price - credit - (state.rebateCredit ? rebate : 0));
}

/** A percentage of an amount, to the nearest cent, half up; rates have four decimals at most. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
}

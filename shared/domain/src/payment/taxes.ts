import type { Cents } from "../money.ts";

/** How a state taxes the sale of a car, as configured. */
export interface StateTaxes {
  /** "Missouri" */
  name: string;
  /** Name of the state's tax on a line: "sales tax", "highway use tax". */
  taxName: string;
  /** Name of the tax of its cities and counties; missing = "sales tax". */
  localTaxName?: string;
  /** The state's own rate: 4.225 is 4.225 %. */
  ratePercent: number;
  /**
   * Rates for low prices before credits; the first that applies replaces `ratePercent`, and 0 exempts from all taxes.
   */
  lowPriceRates: readonly { belowCents: Cents; ratePercent: number; usedOnly: boolean }[];
  /** Fixed tax on the first part of a used car's price; null = none. */
  usedFirstPart: { upToCents: Cents; taxCents: Cents } | null;
  /** Further taxes of the state, each on a part of the taxable price; `upToCents` null = no limit. */
  otherTaxes: readonly {
    name: string;
    ratePercent: number;
    fromCents: Cents;
    upToCents: Cents | null;
  }[];
  /** True where a trade-in's allowance reduces the taxable price, also if a loan on it is not paid off. */
  tradeInCredit: boolean;
  /** "new" where only new cars get the trade-in credit. */
  tradeInCreditFor: "all" | "new";
  /** The largest trade-in credit; null = no limit. */
  maxTradeInCreditCents: Cents | null;
  /** True where a manufacturer's rebate reduces the taxable price. */
  rebateCredit: boolean;
  /** Ids of the dealer's fees that are not taxed; all others are. */
  untaxedFees: readonly string[];
  /** "none" where no place has its own tax, "by-zip" where `localRates` has them. */
  localTax: "none" | "by-zip";
  /** Local rates that the dealer knows, by ZIP code. */
  localRates: Readonly<Record<string, { place: string; ratePercent: number }>>;
  /** Local tax is due on this much of the taxable price; null = on all of it. */
  maxLocalBaseCents: Cents | null;
  /** State charges besides the tax, by id, such as `title`. */
  governmentFees: Readonly<Record<string, { label: string; amountCents: Cents }>>;
  /** The source of these rules. */
  source: string;
  /** The day whose law they state, `YYYY-MM-DD`. */
  asOf: string;
  /** True when a person has compared them with the source. */
  checked: boolean;
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

/** Inputs of a tax. */
export interface TaxedSale {
  /** The car and the taxed dealer's fees. */
  price: Cents;
  /** False for used and certified cars. */
  isNew: boolean;
  /** 0 without a trade-in. */
  tradeAllowance: Cents;
  rebate: Cents;
}

type Credits = Pick<
  StateTaxes,
  "tradeInCredit" | "tradeInCreditFor" | "maxTradeInCreditCents" | "rebateCredit"
>;

/** The part of a price that a state taxes, 0 when trade-in and rebate exceed it. */
export function taxableAmount(sale: TaxedSale, state: Credits): Cents {
  const rebate = state.rebateCredit ? sale.rebate : 0;
  return Math.max(0, sale.price - tradeInCredit(sale, state) - rebate);
}

function tradeInCredit({ isNew, tradeAllowance }: TaxedSale, state: Credits): Cents {
  if (!state.tradeInCredit || (state.tradeInCreditFor === "new" && !isNew)) return 0;
  return Math.min(tradeAllowance, state.maxTradeInCreditCents ?? tradeAllowance);
}

/** A percentage of an amount, to the nearest cent, half up; rates have four decimals at most. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.round((amount * Math.round(percent * 10_000)) / 1_000_000);
}

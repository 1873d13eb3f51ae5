import type { Cents } from "../money.ts";
import { percentOf } from "./taxes.ts";

/** A lease with level monthly payments and a tax on each of them. */
export interface Lease {
  /** The agreed price of the car and everything else that is capitalized. */
  price: Cents;
  /** Down payment, trade equity and rebates, which reduce the capitalized cost. */
  reduction: Cents;
  /** The expected value of the car at the end. */
  residual: Cents;
  /** The money factor; times 2,400 it is a yearly rate in percent. */
  moneyFactor: number;
  months: number;
  /** Tax on each payment, in percent; 0 without a tax. */
  taxPercent: number;
}

/** A lease's payment, whose parts add up to the cent. */
export interface LeasePayment {
  adjustedCapitalizedCost: Cents;
  /** Monthly share of the loss in value. */
  depreciation: Cents;
  /** Monthly rent charge, the lease's interest. */
  rent: Cents;
  /** Depreciation and rent. */
  base: Cents;
  tax: Cents;
  /** Due each month. */
  monthly: Cents;
  totalOfPayments: Cents;
}

/** A percentage of the manufacturer's suggested price, to the nearest cent, half up. */
export function residualOf(msrp: Cents, residualPercent: number): Cents {
  return percentOf(msrp, residualPercent);
}

/**
 * The monthly payment of a lease. It, its base and the depreciation are rounded to the nearest cent,
 * half up; rent and tax are what is left, so that the shown lines add up. A residual above the adjusted
 * cost is taken as the cost: a car does not gain by being leased.
 *
 * Throws RangeError for amounts that are not whole cents or below zero, and a term below one month.
 */
export function leasePayment(lease: Lease): LeasePayment {
  const { price, reduction, months, moneyFactor, taxPercent } = lease;
  checkLease(lease);
  const cost = Math.max(0, price - reduction);
  const residual = Math.min(lease.residual, cost);
  const depreciation = Math.round((cost - residual) / months);
  const exact = (cost - residual) / months + (cost + residual) * moneyFactor;
  const base = Math.round(exact);
  const monthly = Math.round(exact * (1 + taxPercent / 100));
  return {
    adjustedCapitalizedCost: cost,
    depreciation,
    rent: Math.max(0, base - depreciation),
    base,
    tax: monthly - base,
    monthly,
    totalOfPayments: monthly * months,
  };
}

function checkLease({ price, reduction, residual, months, moneyFactor, taxPercent }: Lease) {
  for (const amount of [price, reduction, residual]) {
    if (!Number.isSafeInteger(amount) || amount < 0) {
      throw new RangeError(`${amount} is not an amount in whole cents`);
    }
  }
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`${months} months`);
  for (const rate of [moneyFactor, taxPercent]) {
    if (!Number.isFinite(rate) || rate < 0) throw new RangeError(`${rate} is not a rate`);
  }
}

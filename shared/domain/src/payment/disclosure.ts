import { type Cents, formatCents, formatDollars } from "../money.ts";
import type { PaymentEstimate } from "./estimate.ts";

/**
 * The parts of the down payment, by which its text is chosen. A trade-in counts as part of it (12
 * CFR 1026.2(a)(18)) and must be named.
 */
export type DownForm = "both" | "cash" | "trade" | "none";

/** The form of the text that names the down payment. */
export function downForm({
  cashDown,
  tradeEquity,
}: Pick<PaymentEstimate, "cashDown" | "tradeEquity">): DownForm {
  if (cashDown > 0) return tradeEquity > 0 ? "both" : "cash";
  return tradeEquity > 0 ? "trade" : "none";
}

/** The placeholders of the payment texts. */
export type DisclosureValues = Record<
  | "monthly"
  | "months"
  | "rate"
  | "down"
  | "trade"
  | "score"
  | "financed"
  | "others"
  | "last"
  | "total"
  | "charge",
  string
>;

/**
 * Values that must be shown beside an advertised payment: the down payment, the terms of repayment over the whole loan,
 * and the "annual percentage rate" (12 CFR 1026.24(d)(2)). Interest is the only charge for the credit and periods are
 * equal, so that rate is the rate of the loan. `others` counts the payments before the last one, which differs. Returns
 * the values for the texts `payment.terms.*` and `payment.disclosure.*`. Down payment and trade-in are formatted
 * without cents when whole dollars; payments always have cents.
 */
export function disclosureValues(estimate: PaymentEstimate): DisclosureValues {
  return {
    monthly: formatCents(estimate.monthly),
    months: String(estimate.months),
    rate: formatPercent(estimate.annualRatePercent),
    down: formatDown(estimate),
    trade: formatShort(estimate.tradeEquity),
    score: String(estimate.creditScore),
    financed: formatCents(estimate.amountFinanced),
    others: String(Math.max(0, estimate.months - 1)),
    last: formatCents(estimate.lastPayment),
    total: formatCents(estimate.totalOfPayments),
    charge: formatCents(estimate.financeCharge),
  };
}

/**
 * The down payment that all cars of a list share: "$1,000", or "10%" of each car's price. The law allows
 * either (12 CFR 1026.24(d)(2)(i)).
 */
export function sharedDown({ cashDown, cashDownPercent }: PaymentEstimate): string {
  return cashDownPercent === null ? formatShort(cashDown) : `${cashDownPercent}%`;
}

/** "9.49%", "8.00%": rates are disclosed with two decimals. */
export function formatPercent(percent: number): string {
  return `${(Math.round(percent * 100) / 100).toFixed(2)}%`;
}

/** "$1,000", and "$2,835.30 (10%)" where the terms state a percentage. */
function formatDown({ cashDown, cashDownPercent }: PaymentEstimate): string {
  const amount = formatShort(cashDown);
  return cashDownPercent === null || cashDown === 0 ? amount : `${amount} (${cashDownPercent}%)`;
}

function formatShort(cents: Cents): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);
}

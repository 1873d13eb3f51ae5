import { formatCents, formatDollars } from "@forecourt/domain/money";

/** "$599", "$358.03": whole dollars are written without cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);
}

const wholeNumber = new Intl.NumberFormat("en-US");

/** "85,000" */
export function whole(count: number): string {
  return wholeNumber.format(count);
}

const twoDecimals = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** "7.49%" */
export function percent(value: number): string {
  return `${twoDecimals.format(value)}%`;
}

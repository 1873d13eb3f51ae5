import { type Cents, roundCents } from "../money.ts";

/** How often an amount is paid. */
export const incomePeriods = [
  "hourly",
  "weekly",
  "biweekly",
  "semimonthly",
  "monthly",
  "yearly",
] as const;
export type IncomePeriod = (typeof incomePeriods)[number];

/** Hours of a full-time week, when none are stated. */
export const fullTimeHours = 40;

/** The most hours of a week that a form takes. */
export const maxHours = 112;

/** Payments of each period in a year; hourly pay is counted by week. */
const perYear: Readonly<Record<IncomePeriod, number>> = {
  hourly: 52,
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
  yearly: 1,
};

/**
 * Gross income a month, in cents, half up: the amount times its payments a year, divided by twelve (Fannie Mae
 * Selling Guide B3-3.2, "base income calculation").
 * @param hoursPerWeek for hourly pay only
 */
export function monthlyIncome(
  amount: Cents,
  period: IncomePeriod,
  hoursPerWeek: number = fullTimeHours,
): Cents {
  const perPeriod = period === "hourly" ? amount * hoursPerWeek : amount;
  return roundCents((perPeriod * perYear[period]) / 12);
}

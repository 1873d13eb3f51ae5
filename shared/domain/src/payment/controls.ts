import type { Cents } from "../money.ts";
import type { PaymentTerms } from "./estimate.ts";

/** A control of the calculator: bounds, step, and where it starts. */
export interface Control {
  min: number;
  max: number;
  step: number;
  default: number;
}

/** A control of money as the configuration writes it. */
export interface MoneyControl {
  minCents: Cents;
  maxCents: Cents;
  stepCents: Cents;
  defaultCents: Cents;
}

/** The dealer's calculator: what the controls of a loan and a lease offer. */
export interface CalculatorControls {
  cashDown: MoneyControl & { stepPercent: number; defaultPercent: number };
  tradeEquity: MoneyControl;
  creditScore: Control;
  financeTermMonths: Control;
  leaseTermMonths: Control;
  leaseMilesPerYear: Control;
}

/** The controls of a loan by term: money in cents. */
export function paymentControls(
  calculator: CalculatorControls,
): Record<keyof PaymentTerms, Control> {
  return {
    cashDown: inCents(calculator.cashDown),
    tradeEquity: inCents(calculator.tradeEquity),
    creditScore: calculator.creditScore,
    months: calculator.financeTermMonths,
  };
}

/** The terms that the controls of a loan start at. */
export function defaultPaymentTerms(calculator: CalculatorControls): PaymentTerms {
  const { cashDown, tradeEquity, creditScore, months } = paymentControls(calculator);
  return {
    cashDown: cashDown.default,
    tradeEquity: tradeEquity.default,
    creditScore: creditScore.default,
    months: months.default,
  };
}

/** The control of a down payment as a share of the price, in percent. */
export function cashDownPercentControl({ cashDown }: CalculatorControls): Control {
  return { min: 0, max: 100, step: cashDown.stepPercent, default: cashDown.defaultPercent };
}

/** A share of a price as a down payment: to the nearest cent, within the control's bounds. */
export function cashDownOf(percent: number, total: Cents, { cashDown }: CalculatorControls): Cents {
  const share = Math.round((total * percent) / 100);
  return Math.min(Math.max(share, cashDown.minCents), cashDown.maxCents);
}

/**
 * The control's step nearest to `value`, halves up; never beyond the last step below `max`, as a range
 * input does it. What is no number gives the default.
 */
export function clampToStep(value: number, { min, max, step, ...control }: Control): number {
  if (Number.isNaN(value)) return control.default;
  const last = Math.floor((max - min) / step);
  const nearest = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return min + Math.min(nearest, last) * step;
}

function inCents(range: MoneyControl): Control {
  return {
    min: range.minCents,
    max: range.maxCents,
    step: range.stepCents,
    default: range.defaultCents,
  };
}

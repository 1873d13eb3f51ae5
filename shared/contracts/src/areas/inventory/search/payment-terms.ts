import { type Control, clampToStep } from "@forecourt/domain/payment/controls";
import type { Calculator } from "../../../dealer-config/calculator.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";

/** All four payment terms. */
export type CompletePaymentTerms = Record<keyof SearchPaymentTerms, number>;

const CENTS = 100;

/** The initial values of the calculator's sliders: whole dollars, a score, months. */
export function defaultPaymentTerms(calculator: Calculator): CompletePaymentTerms {
  return {
    cashDown: calculator.cashDown.defaultCents / CENTS,
    tradeEquity: calculator.tradeEquity.defaultCents / CENTS,
    creditScore: calculator.creditScore.default,
    months: calculator.financeTermMonths.default,
  };
}

/** Rounds each term to the nearest step of its slider and drops those equal to the default. */
export function normalizePaymentTerms(
  requested: SearchPaymentTerms,
  calculator: Calculator,
): SearchPaymentTerms {
  const controls = paymentControlsOf(calculator);
  const terms: SearchPaymentTerms = {};
  for (const [key, control] of Object.entries(controls) as [keyof SearchPaymentTerms, Control][]) {
    const value = requested[key];
    if (value === undefined) continue;
    const near = clampToStep(value, control);
    if (near !== control.default) terms[key] = near;
  }
  return terms;
}

/** Terms, completed with the defaults. */
export function withDefaultPaymentTerms(
  terms: SearchPaymentTerms,
  calculator: Calculator,
): CompletePaymentTerms {
  const requested = Object.entries(terms).filter(([, value]) => value !== undefined);
  return { ...defaultPaymentTerms(calculator), ...Object.fromEntries(requested) };
}

/** The four sliders in the units of `SearchPaymentTerms`. */
export function paymentControlsOf(
  calculator: Calculator,
): Record<keyof SearchPaymentTerms, Control> {
  const { cashDown, tradeEquity, creditScore, financeTermMonths } = calculator;
  return {
    cashDown: inDollars(cashDown),
    tradeEquity: inDollars(tradeEquity),
    creditScore,
    months: financeTermMonths,
  };
}

function inDollars(
  range: Record<"minCents" | "maxCents" | "stepCents" | "defaultCents", number>,
): Control {
  return {
    min: range.minCents / CENTS,
    max: range.maxCents / CENTS,
    step: range.stepCents / CENTS,
    default: range.defaultCents / CENTS,
  };
}

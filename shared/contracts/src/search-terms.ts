import { type Control, clampToStep } from "@forecourt/domain/payment/controls";
import type { Calculator } from "./dealer-config/calculator.ts";
import type { SearchTerms } from "./search-filter.ts";

/** All four terms, as a page shows and a service uses them. */
export type FullTerms = Record<keyof SearchTerms, number>;

const CENTS = 100;

/** The terms that the calculator's controls start at: whole dollars, a score, months. */
export function defaultTerms(calculator: Calculator): FullTerms {
  return {
    cashDown: calculator.cashDown.defaultCents / CENTS,
    tradeEquity: calculator.tradeEquity.defaultCents / CENTS,
    creditScore: calculator.creditScore.default,
    months: calculator.financeTermMonths.default,
  };
}

/** What a visitor asked for, on the nearest step of each control, without what is the default anyway. */
export function termsOf(asked: SearchTerms, calculator: Calculator): SearchTerms {
  const controls = controlsOf(calculator);
  const terms: SearchTerms = {};
  for (const [key, control] of Object.entries(controls) as [keyof SearchTerms, Control][]) {
    const value = asked[key];
    if (value === undefined) continue;
    const near = clampToStep(value, control);
    if (near !== control.default) terms[key] = near;
  }
  return terms;
}

/** Terms with the defaults for what they leave out. */
export function fullTerms(terms: SearchTerms, calculator: Calculator): FullTerms {
  const asked = Object.entries(terms).filter(([, value]) => value !== undefined);
  return { ...defaultTerms(calculator), ...Object.fromEntries(asked) };
}

/** The four controls in the units of `SearchTerms`. */
export function controlsOf(calculator: Calculator): Record<keyof SearchTerms, Control> {
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

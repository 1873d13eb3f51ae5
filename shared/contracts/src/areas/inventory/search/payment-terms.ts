import { clampToStep } from "@forecourt/domain/payment/controls";
import type { PaymentTerms } from "@forecourt/domain/payment/estimate";
import { paymentControlsOf, type TermKey, type TermSettings } from "./payment-controls.ts";
import { mergePaymentTerms } from "./payment-term-parameters.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";

/** All payment terms, in the units of `SearchPaymentTerms`. */
export interface CompletePaymentTerms {
  /** Whole dollars; 0 with a percentage. */
  cashDown: number;
  /** Replaces `cashDown`: percent of each car's advertised price; null = an amount. */
  cashDownPercent: number | null;
  tradeEquity: number;
  creditScore: number;
  months: number;
}

/** The terms that a visitor has stated. */
export interface StatedTerms {
  /** Terms that the address states. */
  terms: SearchPaymentTerms;
  /** Terms that the visitor stated on earlier pages, which an address omits; missing = none. See `rememberedTerms`. */
  remembered?: SearchPaymentTerms;
}

const CENTS = 100;

/**
 * The terms until a visitor states their own: the only source of them for lists, cards, vehicle pages, the
 * wizard and the search index. Nothing is traded in.
 */
export function startingPaymentTerms({
  calculator,
  financeProgram,
}: TermSettings): CompletePaymentTerms {
  const { unit, defaultCents, defaultPercent } = calculator.cashDown;
  const isPercent = unit === "percent";
  return {
    cashDown: isPercent ? 0 : defaultCents / CENTS,
    cashDownPercent: isPercent ? defaultPercent : null,
    tradeEquity: 0,
    creditScore: financeProgram.creditScore ?? calculator.creditScore.default,
    months: financeProgram.financeTermMonths ?? calculator.financeTermMonths.default,
  };
}

/** All terms of a page: those of the address, else the remembered ones, else the dealer's. */
export function completePaymentTerms(
  { terms, remembered = {} }: StatedTerms,
  settings: TermSettings,
): CompletePaymentTerms {
  return withStatedTerms(startingPaymentTerms(settings), mergePaymentTerms(remembered, terms));
}

/** Complete terms with the stated ones in their place. */
export function withStatedTerms(
  start: CompletePaymentTerms,
  { cashDown, cashDownPercent, tradeEquity, creditScore, months }: SearchPaymentTerms,
): CompletePaymentTerms {
  const isAmount = cashDown !== undefined;
  const isPercent = !isAmount && cashDownPercent !== undefined;
  return {
    cashDown: isPercent ? 0 : (cashDown ?? start.cashDown),
    cashDownPercent: isAmount ? null : (cashDownPercent ?? start.cashDownPercent),
    tradeEquity: tradeEquity ?? start.tradeEquity,
    creditScore: creditScore ?? start.creditScore,
    months: months ?? start.months,
  };
}

/**
 * The terms of an address on the steps of their sliders. Those equal to the dealer's are dropped, so that a
 * page has one address, except where they replace a remembered term.
 */
export function normalizePaymentTerms(
  requested: SearchPaymentTerms,
  settings: TermSettings,
  remembered: SearchPaymentTerms = {},
): SearchPaymentTerms {
  const start = startingPaymentTerms(settings);
  const clamped = clampPaymentTerms(mergePaymentTerms(requested, requested), settings);
  const kept = Object.entries(clamped).filter(([key, value]) => {
    const isRemembered = replacedBy(key as TermKey).some((one) => remembered[one] !== undefined);
    return isRemembered || value !== start[key as TermKey] || isReplaced(key as TermKey, start);
  });
  return Object.fromEntries(kept);
}

/** A trade-in's equity may be that of an offer, to the dollar, and more than the slider ends at. */
const maxTradeEquity = 1_000_000;

/** Rounds each term to the nearest step of its slider; the equity of a trade-in to whole dollars. */
export function clampPaymentTerms(
  terms: SearchPaymentTerms,
  settings: TermSettings,
): SearchPaymentTerms {
  const controls = paymentControlsOf(settings);
  const tradeEquity = { ...controls.tradeEquity, min: 0, max: maxTradeEquity, step: 1 };
  const limits = { ...controls, tradeEquity };
  const stated = Object.entries(terms).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    stated.map(([key, value]) => [key, clampToStep(Number(value), limits[key as TermKey])]),
  );
}

/** Terms with money in cents. */
export function toPaymentTerms(terms: CompletePaymentTerms): PaymentTerms {
  return {
    ...terms,
    cashDown: terms.cashDown * CENTS,
    tradeEquity: terms.tradeEquity * CENTS,
  };
}

/** The two forms of the cash down replace each other. */
function replacedBy(key: TermKey): readonly TermKey[] {
  return key === "cashDown" || key === "cashDownPercent" ? ["cashDown", "cashDownPercent"] : [key];
}

/** True for the amount of a dealer whose cash down is a percentage: 0 dollars is then no default. */
function isReplaced(key: TermKey, { cashDownPercent }: CompletePaymentTerms): boolean {
  return key === "cashDown" && cashDownPercent !== null;
}

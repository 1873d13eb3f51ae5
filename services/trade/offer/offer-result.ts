import type { Cents } from "@forecourt/domain/money";

export type BaseKind = "wholesale-rough" | "wholesale-average" | "retail-average";

/** Deduction of an answer: less than 0, or 0 where it rounds to nothing. */
export interface DeductionLine {
  /** The question and the answers that caused it. */
  questionId: string;
  answers: readonly string[];
  /** Percent of the base value; null = a flat amount. */
  percent: number | null;
  amountCents: Cents;
}

/** A value, and the deductions for the condition of the car. */
export interface ConditionedValue {
  base: BaseKind;
  baseCents: Cents;
  deductions: readonly DeductionLine[];
}

export type Refusal = "value-unknown" | "below-minimum" | "too-old";

export interface CashNow extends ConditionedValue {
  finalPriceCents: Cents;
}

export interface Payment {
  label: string;
  amountCents: Cents;
}

export interface MoreCashLater extends ConditionedValue {
  /** The base value after deductions: the price for which the car is expected to sell. */
  initPriceCents: Cents;
  /** Costs of selling it: less than 0. */
  additionalPayments: Payment[];
  finalPriceCents: Cents;
  /** The parts in which it is paid out; they add up to the final price. */
  stepPayments: (Payment & { percent: number })[];
}

/** An offer, or why there is none. */
export type OrRefusal<T> = { isOffered: true; offer: T } | { isOffered: false; refusal: Refusal };

/** Null = a kind of offer that this dealer does not make. */
export type OfferResult =
  | { outcome: "bring-in"; reasons: readonly string[] }
  | {
      outcome: "offers" | "no-offer";
      cashNow: OrRefusal<CashNow> | null;
      moreCashLater: OrRefusal<MoreCashLater> | null;
    };

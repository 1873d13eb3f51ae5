import type { Control } from "@forecourt/domain/payment/controls";
import type { Calculator } from "../../../dealer-config/calculator.ts";
import type { FinanceProgram } from "../../../dealer-config/finance-program.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";

/** The settings that decide the payment terms; `SiteContext` and `DealerConfig` have them. */
export interface TermSettings {
  calculator: Calculator;
  financeProgram: Pick<FinanceProgram, "creditScore" | "financeTermMonths">;
}

export type TermKey = keyof SearchPaymentTerms;

const CENTS = 100;

/** The sliders in the units of `SearchPaymentTerms`. */
export function paymentControlsOf({
  calculator,
  financeProgram,
}: TermSettings): Record<TermKey, Control> {
  const { cashDown, tradeEquity, creditScore, financeTermMonths } = calculator;
  const { stepPercent, defaultPercent } = cashDown;
  return {
    cashDown: inDollars(cashDown),
    cashDownPercent: {
      min: 0,
      max: maxPercent(stepPercent),
      step: stepPercent,
      default: defaultPercent,
    },
    tradeEquity: inDollars(tradeEquity),
    creditScore: { ...creditScore, default: financeProgram.creditScore ?? creditScore.default },
    months: {
      ...financeTermMonths,
      default: financeProgram.financeTermMonths ?? financeTermMonths.default,
    },
  };
}

/** The last step below the whole price. */
function maxPercent(step: number): number {
  return Math.floor(99 / step) * step;
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

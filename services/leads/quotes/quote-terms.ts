import type { QuoteTerms } from "@forecourt/contracts/quotes/endpoints";
import type { SiteContext } from "@forecourt/contracts/site";
import { clampToStep } from "@forecourt/domain/payment/controls";
import type { PaymentTerms } from "@forecourt/domain/payment/estimate";

/**
 * The terms of a request: score and months on the steps of the dealer's calculator. Money stays as it is,
 * because a share of the price is no round amount.
 */
export function offeredTerms(
  { cashDown, tradeEquity, creditScore, months }: QuoteTerms,
  { calculator }: Pick<SiteContext, "calculator">,
): PaymentTerms {
  return {
    cashDown,
    tradeEquity,
    creditScore: clampToStep(creditScore, calculator.creditScore),
    months: clampToStep(months, calculator.financeTermMonths),
  };
}

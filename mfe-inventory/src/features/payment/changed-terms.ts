import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";

/** The terms that differ from `base`: those that a URL has to state. */
export function changedTerms(
  terms: CompletePaymentTerms,
  base: CompletePaymentTerms,
): SearchPaymentTerms {
  const { cashDown, cashDownPercent, tradeEquity, creditScore, months } = terms;
  const isSameDown = cashDown === base.cashDown && cashDownPercent === base.cashDownPercent;
  const down = cashDownPercent === null ? { cashDown } : { cashDownPercent };
  return {
    ...(isSameDown ? {} : down),
    ...(tradeEquity === base.tradeEquity ? {} : { tradeEquity }),
    ...(creditScore === base.creditScore ? {} : { creditScore }),
    ...(months === base.months ? {} : { months }),
  };
}

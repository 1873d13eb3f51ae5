import type { CompletePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";

/** The terms that an address has to state, because the page has others without them. */
export function termsForAddress(
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

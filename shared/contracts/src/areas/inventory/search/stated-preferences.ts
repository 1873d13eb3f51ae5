import type { BuyerPreferences } from "../../../visitor/visitor.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";

const CENTS = 100;

/** Payment terms as buyer preferences. An equity above 0 means that there is a trade-in. */
export function toPreferences({
  cashDown,
  cashDownPercent,
  tradeEquity,
  creditScore,
  months,
}: SearchPaymentTerms): BuyerPreferences {
  return {
    ...(cashDown !== undefined && { cashDown: cashDown * CENTS }),
    ...(cashDownPercent !== undefined && { cashDownPercent }),
    ...(tradeEquity !== undefined && { tradeEquity: tradeEquity * CENTS }),
    ...((tradeEquity ?? 0) > 0 && { tradingIn: true }),
    ...(creditScore !== undefined && { creditScore }),
    ...(months !== undefined && { months }),
  };
}

/** Buyer preferences as payment terms; without a trade-in there is no equity. */
export function fromPreferences({
  cashDown,
  cashDownPercent,
  tradingIn,
  tradeEquity,
  creditScore,
  months,
}: BuyerPreferences): SearchPaymentTerms {
  const isAmount = cashDown !== undefined;
  const hasEquity = tradeEquity !== undefined && tradingIn !== false;
  return {
    ...(isAmount && { cashDown: Math.round(cashDown / CENTS) }),
    ...(!isAmount && cashDownPercent !== undefined && { cashDownPercent }),
    ...(hasEquity && { tradeEquity: Math.round(tradeEquity / CENTS) }),
    ...(creditScore !== undefined && { creditScore }),
    ...(months !== undefined && { months }),
  };
}

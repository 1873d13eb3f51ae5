import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";

const CENTS = 100;

/** Stated terms as buyer preferences. Who names a trade-in's equity has one. */
export function statedPreferences({
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

import type { TradeInTax } from "@forecourt/contracts/areas/trade/offer-page";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** How a trade-in lowers the tax on the next car in the store's state; null = it does not, or is not known. */
export function tradeInTax({
  company,
  taxes,
}: Pick<DealerConfig, "company" | "taxes">): TradeInTax | null {
  const state = taxes.states[company.stateShort];
  if (!state?.tradeInCredit) return null;
  return {
    state: state.name,
    isNewOnly: state.tradeInCreditFor === "new",
    maxCents: state.maxTradeInCreditCents,
  };
}

import type { TradeInTax } from "@forecourt/contracts/areas/trade/offer-page";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** How a trade-in lowers the sales tax on the next car in the store's state; null = it does not, or the rule is unknown. */
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

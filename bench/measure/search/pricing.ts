import type { SearchQuery } from "@forecourt/contracts/inventory";
import { type Loan, loanOf } from "@forecourt/service-inventory/pricing/loan";
import { type Pricing, pricingOf } from "@forecourt/service-inventory/pricing/pricing";
import { priceSource } from "@forecourt/service-inventory/testing/price-source";
import { generatedFees } from "./generated-cars.ts";

/** What the twenty stores add to prices, and their finance program. */
export const pricing: Pricing = pricingOf(priceSource(generatedFees), {
  dealerId: "generated",
  storeId: null,
});

/** The loan that a search asks for. */
export function loanFor({ cashDown, tradeEquity, creditScore, months }: SearchQuery): Loan {
  return loanOf({ cashDown, tradeEquity, creditScore, months }, pricing.program);
}

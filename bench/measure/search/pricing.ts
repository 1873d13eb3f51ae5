import { type Pricing, pricingOf } from "@forecourt/service-inventory/pricing/pricing";
import { priceSource } from "@forecourt/service-inventory/testing/price-source";
import { generatedFees } from "./generated-cars.ts";

/** Fees of the twenty generated stores, and their finance program. */
export const pricing: Pricing = pricingOf(priceSource(generatedFees), {
  dealerId: "generated",
  storeId: null,
});

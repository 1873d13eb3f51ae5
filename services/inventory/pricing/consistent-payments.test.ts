import path from "node:path";
import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import {
  completePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { estimatePayment } from "@forecourt/domain/payment/estimate";
import {
  createDealerIndexBuilder,
  runToCompletion,
  searchInventory,
} from "@forecourt/search-index";
import { minimalVehicle } from "@forecourt/search-index/testing/minimal-vehicle";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describe, expect, test } from "@jest/globals";
import { pricingOf } from "./dealer-pricing.ts";

const statedTerms: SearchPaymentTerms[] = [
  {},
  { cashDown: 3000, creditScore: 640, months: 60 },
  { cashDownPercent: 15, creditScore: 760, months: 36 },
  { cashDown: 20_000, tradeEquity: 700, creditScore: 850, months: 72 },
  { cashDown: 0, tradeEquity: 5000, creditScore: 540, months: 84 },
];

const tenants = [
  { dealerId: "ozark-mitsubishi", storeId: "cape-girardeau" },
  { dealerId: "heartland", storeId: "rolla" },
];

describe.each(tenants)("payments of $dealerId", (tenant) => {
  test.each(statedTerms)("in the index are those of the cards with %j", async (terms) => {
    const dealers = await loadDealers(path.resolve(import.meta.dirname, "../../../dealers"));
    const pricing = pricingOf(dealers, tenant);
    const fees = pricing.fees.get(tenant.storeId) ?? Number.NaN;
    const complete = completePaymentTerms({ terms }, dealers.config(tenant));
    for (let number = 0; number < 40; number++) {
      const year = 2010 + (number % 17);
      const price = 799_503 + number * 113_357;
      const builder = createDealerIndexBuilder();
      builder.push(minimalVehicle(number, { ...tenant, year, price }));
      const cars = runToCompletion(builder.build());
      const count = (paymentMax: number) =>
        searchInventory(
          cars,
          { storeId: tenant.storeId, pricing },
          SearchQuery.parse({ ...terms, paymentMax }),
        ).total;
      const { monthly } = estimatePayment(
        price + fees,
        year,
        toPaymentTerms(complete),
        pricing.program,
      );
      const dollars = Math.round(monthly / 100);
      expect([count(dollars), dollars === 0 ? 0 : count(dollars - 1)]).toEqual([1, 0]);
    }
  });
});

import { startingPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Cents } from "@forecourt/domain/money";
import type { Pricing } from "@forecourt/search-index";

/** The part of the dealer configuration that decides prices, images and gated inventory. See `Dealers`. */
export interface PriceSource {
  stores(dealerId: string): readonly string[];
  site(tenant: Tenant): Pick<SiteContext, "fees" | "places" | "origin">;
  config(tenant: Tenant): Pick<DealerConfig, "calculator" | "financeProgram"> & {
    inventory: Pick<
      DealerConfig["inventory"],
      "earlyAccessDays" | "restrictions" | "imagePriority" | "searchImagePriority"
    > &
      Partial<Pick<DealerConfig["inventory"], "carsPerPage" | "googleFeed" | "illustrationHosts">>;
    company: Pick<DealerConfig["company"], "timezone" | "name">;
    collections: Pick<DealerConfig["collections"], "vehicles">;
  };
}

const feesCache = new WeakMap<PriceSource, Map<string, ReadonlyMap<string, Cents>>>();

/**
 * The pricing of a tenant; fees are computed once per configuration. @throws AppError dealer-unknown
 */
export function pricingOf(dealers: PriceSource, tenant: Tenant): Pricing {
  const ofDealers = feesCache.get(dealers) ?? new Map<string, ReadonlyMap<string, Cents>>();
  feesCache.set(dealers, ofDealers);
  const fees = ofDealers.get(tenant.dealerId) ?? feesByStore(dealers, tenant.dealerId);
  ofDealers.set(tenant.dealerId, fees);
  const config = dealers.config(tenant);
  return { fees, program: config.financeProgram, terms: startingPaymentTerms(config) };
}

/** The store whose cars a visitor is shown; null = all, which a dealer may show whichever store was chosen. */
export function searchedStore(dealers: PriceSource, tenant: Tenant): string | null {
  return dealers.config(tenant).collections.vehicles.scope === "dealer" ? null : tenant.storeId;
}

function feesByStore(dealers: PriceSource, dealerId: string): ReadonlyMap<string, Cents> {
  return new Map(
    dealers.stores(dealerId).map((storeId) => {
      const { fees } = dealers.site({ dealerId, storeId });
      return [storeId, fees.reduce((sum, { cents }) => sum + cents, 0)];
    }),
  );
}

import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { type OutsideSources, outsideSources } from "./headers/outside-sources.ts";

/** What the gateway knows of a dealer. */
export interface Dealer {
  dealerId: string;
  /** As visitors know it; for the page that is shown when nothing else can be. */
  name: string;
  /** Canonical origin of the site, without a trailing slash. */
  origin: string;
  storeIds: readonly string[];
  /** What his documents may reach elsewhere; null or missing = nothing. */
  outside?: OutsideSources | null;
}

/** Who answers to which host. Asked anew for every request, so that an edit counts at once. */
export interface Tenants {
  /** `host` is a Host header; null = nobody's. */
  dealerOf(host: string): Dealer | null;
  /** The file of one of the dealer's pictures; null when there is none of that name. */
  asset(dealerId: string, name: string): { file: string; hash: string } | null;
  /** What is wrong with the configuration as it is written now, and so is not in use. */
  problems(): readonly string[];
}

/** The dealers' configuration as the gateway asks for it. */
export function tenantsOf(watch: DealerWatch): Tenants {
  return {
    dealerOf(host) {
      const dealers = watch.current();
      const dealerId = dealers.dealerOf(host);
      if (dealerId === null) return null;
      const site = dealers.site({ dealerId, storeId: null });
      const { name, origin } = site;
      const outside = outsideSources(site);
      return { dealerId, name, origin, storeIds: dealers.stores(dealerId), outside };
    },
    asset: (dealerId, name) => watch.current().asset(dealerId, name),
    problems: () => watch.problems(),
  };
}

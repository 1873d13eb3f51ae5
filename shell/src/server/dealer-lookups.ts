import { factsOf } from "@forecourt/service-kit/dealers/facts";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ShellDeps } from "./deps.ts";

/** Lookups in the dealers' current configuration that pages need. */
export function dealerLookups(
  dealers: Pick<DealerWatch, "current">,
): Pick<ShellDeps, "siteOf" | "factsOf" | "configurationVersion" | "teamOf"> {
  return {
    siteOf: (tenant) => dealers.current().site(tenant),
    factsOf(tenant) {
      const { site, config, stores } = dealers.current();
      const { storeChosen: chosen, texts } = site(tenant);
      const { dealerId } = tenant;
      const ofStores = stores(dealerId).map((storeId) => config({ dealerId, storeId }));
      return factsOf({ config: config(tenant), chosen }, ofStores, texts);
    },
    configurationVersion: () => dealers.current().version,
    teamOf(dealerId) {
      const team = dealers.current().content({ dealerId, storeId: null }, "company/team");
      return team?.members.map(({ slug }) => slug) ?? [];
    },
  };
}

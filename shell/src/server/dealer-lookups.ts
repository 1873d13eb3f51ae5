import { factsOf } from "@forecourt/service-kit/dealers/facts";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ShellDeps } from "./deps.ts";

/** What pages need of the dealers' configuration, as it is at the moment. */
export function dealerLookups(
  dealers: Pick<DealerWatch, "current">,
): Pick<ShellDeps, "siteOf" | "factsOf" | "configurationVersion" | "teamOf"> {
  return {
    siteOf: (tenant) => dealers.current().site(tenant),
    factsOf(tenant) {
      const { site, config, stores } = dealers.current();
      return factsOf(config(tenant), stores(tenant.dealerId).length, site(tenant).texts);
    },
    configurationVersion: () => dealers.current().version,
    teamOf(dealerId) {
      const team = dealers.current().content({ dealerId, storeId: null }, "company/team");
      return team?.members.map(({ slug }) => slug) ?? [];
    },
  };
}

import { defaultLanguage } from "@forecourt/contracts/language";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { LoadedExperiment } from "@forecourt/service-kit/dealers/experiments/experiment";
import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import { type ExternalSources, externalSources } from "./external-sources.ts";

/** The part of an experiment that decides about one page. */
export type PageExperiment = Pick<
  LoadedExperiment,
  "name" | "pages" | "query" | "variants" | "variantOf"
>;

/** The part of a dealer's configuration that the gateway uses. */
export interface Dealer {
  dealerId: string;
  /** The public name, for the gateway's own error pages. */
  name: string;
  /** Canonical origin of the site, without a trailing slash. */
  origin: string;
  storeIds: readonly string[];
  /** Languages besides English; missing = none. */
  languages?: readonly string[];
  /** URL of the favicon; null or missing = none. */
  icon?: string | null;
  /** See `privacy.cookieTier`; missing = visitors have allowed nothing. */
  cookieTier?: number;
  /** `cookieTier` of stores, by id; a store that is missing has the dealer's. */
  storeCookieTiers?: Readonly<Record<string, number>>;
  /** The experiments that run at a store on its day, null = no store is chosen; missing = none. */
  experiments?: (storeId: string | null, moment: Date) => readonly PageExperiment[];
  /** External hosts of the content security policy; null or missing = none. */
  externalSources?: ExternalSources | null;
}

/** Dealers by host. Read for every request, so that an edit of the configuration applies at once. */
export interface Tenants {
  /** `host` is a Host header; null = unknown. */
  dealerOf(host: string): Dealer | null;
  /** An image file of the dealer; null when it does not exist. */
  asset(dealerId: string, name: string): { file: string; hash: string } | null;
  /** Errors in the configuration on disk, which is then not in use. */
  problems(): readonly string[];
}

/** Adapts the watched configuration of all dealers. */
export function tenantsOf(watch: Pick<DealerWatch, "current" | "problems">): Tenants {
  // Dealers by version of the configuration, so that each version has one object per dealer.
  const known = new WeakMap<Dealers, Map<string, Dealer>>();
  return {
    dealerOf(host) {
      const dealers = watch.current();
      const dealerId = dealers.dealerOf(host);
      if (dealerId === null) return null;
      const ofVersion = known.get(dealers) ?? new Map<string, Dealer>();
      known.set(dealers, ofVersion);
      const dealer = ofVersion.get(dealerId) ?? dealerFrom(dealers, dealerId);
      ofVersion.set(dealerId, dealer);
      return dealer;
    },
    asset: (dealerId, name) => watch.current().asset(dealerId, name),
    problems: () => watch.problems(),
  };
}

function dealerFrom(dealers: Dealers, dealerId: string): Dealer {
  const site = dealers.site({ dealerId, storeId: null });
  const { name, origin, icon, cookieTier, languages = [] } = site;
  const storeIds = dealers.stores(dealerId);
  return {
    dealerId,
    name,
    origin,
    storeIds,
    languages: languages.map(({ code }) => code).filter((code) => code !== defaultLanguage),
    icon,
    cookieTier,
    storeCookieTiers: Object.fromEntries(
      storeIds.map((storeId) => {
        const { privacy } = dealers.config({ dealerId, storeId });
        return [storeId, privacy.cookieTier];
      }),
    ),
    experiments: (storeId, moment) => dealers.experiments({ dealerId, storeId }, moment),
    externalSources: externalSources(site),
  };
}

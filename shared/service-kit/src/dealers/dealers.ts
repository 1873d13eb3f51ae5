import path from "node:path";
import type { Content, ContentName } from "@forecourt/contracts/content";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { AppError } from "@forecourt/contracts/errors";
import { defaultLanguage } from "@forecourt/contracts/language";
import type { SiteContext } from "@forecourt/contracts/site";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { StoreArticle } from "./articles/store-articles.ts";
import type { LoadedExperiment } from "./experiments/experiment.ts";
import { hostOf } from "./settings/host.ts";
import type { DealerSettings } from "./settings/settings.ts";
import { assetPath } from "./site/asset-path.ts";
import type { StoreView } from "./site/store-view.ts";
import { viewAt } from "./site/view-at.ts";

/**
 * One version of the whole configuration. It is frozen, so a request that holds it sees one
 * configuration throughout, whatever is edited meanwhile.
 */
export interface Dealers {
  /** Changes when any file does; equal on every replica that reads the same files. */
  readonly version: string;
  readonly ids: readonly string[];
  /** Id of the dealer of a Host header: any letter case, with or without a port. Null = none. */
  dealerOf(host: string | undefined): string | null;
  /** Ids of the dealer's stores. @throws AppError dealer-unknown */
  stores(dealerId: string): readonly string[];
  /**
   * The settings of the chosen store; of the main store when none is chosen or the chosen one does
   * not exist any more.
   * @throws AppError dealer-unknown
   */
  config(tenant: Tenant): DealerConfig;
  /**
   * The public part of `config`, with texts and menus resolved for the store's day at `moment`, by default now.
   * @throws AppError dealer-unknown
   */
  site(tenant: Tenant, moment?: Date): SiteContext;
  /**
   * A page's content with this store's facts, typed by its contract; null where the page is
   * switched off. Its links are those of the store's day at `moment`, by default now.
   * @throws AppError dealer-unknown
   */
  content<K extends ContentName>(tenant: Tenant, name: K, moment?: Date): Content<K> | null;
  /**
   * Every article of the dealer as the tenant's store shows it, drafts and future ones too. Its links are those of
   * the store's day at `moment`, by default now.
   * @throws AppError dealer-unknown
   */
  articles(tenant: Tenant, moment?: Date): readonly StoreArticle[];
  /** Every experiment of a dealer, also those that do not run. @throws AppError dealer-unknown */
  allExperiments(dealerId: string): readonly LoadedExperiment[];
  /**
   * The experiments of the tenant's store on its day at `moment`, by default now; none where they are switched off.
   * @throws AppError dealer-unknown
   */
  experiments(tenant: Tenant, moment?: Date): readonly LoadedExperiment[];
  /** The URL path of a dealer's image on the gateway; null when there is none of that name. */
  assetPath(dealerId: string, name: string): string | null;
  /** The path of a dealer's image on disk; null when there is none of that name. */
  asset(dealerId: string, name: string): { file: string; hash: string } | null;
}

/** Site of a dealer, as its visitors see it. */
export interface LoadedViews {
  /** The settings without a chosen store. */
  overall: StoreView;
  stores: ReadonlyMap<string, StoreView>;
}

export interface LoadedDealer extends LoadedViews {
  settings: DealerSettings;
  experiments: readonly LoadedExperiment[];
  /** The same with experiments, by `variantKey`; null is the same without them. */
  variants: ReadonlyMap<string, () => LoadedViews | null>;
}

/** The lookups over dealers that have passed every check. */
export function snapshotOf(
  loaded: readonly LoadedDealer[],
  { folder, version }: { folder: string; version: string },
): Dealers {
  const byId = new Map(loaded.map((dealer) => [dealer.settings.id, dealer]));
  const byHost = new Map(
    loaded.flatMap(({ settings }) => settings.identity.hosts.map((host) => [host, settings.id])),
  );
  const dealer = (id: string): LoadedDealer => {
    const found = byId.get(id);
    if (!found)
      throw new AppError("dealer-unknown", `expected a dealer of this site, found "${id}"`);
    return found;
  };
  const view = (tenant: Tenant): StoreView => {
    const { dealerId, storeId, language = defaultLanguage, variants = "" } = tenant;
    const { settings, ...usual } = dealer(dealerId);
    // Variants of a version of the configuration that is not read yet, or not any more, are none.
    const { stores, overall } = usual.variants.get(variants)?.() ?? usual;
    const found = (storeId === null ? undefined : stores.get(storeId)) ?? overall;
    return settings.identity.languages.length === 1 ? found : found.inLanguage(language);
  };
  return Object.freeze<Dealers>({
    version,
    ids: Object.freeze([...byId.keys()]),
    dealerOf: (host) => byHost.get(hostOf(host) ?? "") ?? null,
    stores: (id) => [...dealer(id).stores.keys()],
    config: (tenant) => view(tenant).config,
    site: (tenant, moment = new Date()) => viewAt(view(tenant), moment).site,
    // Loading has parsed each content with the contract of its name.
    content: <K extends ContentName>(tenant: Tenant, name: K, moment = new Date()) =>
      (viewAt(view(tenant), moment).contents.get(name) ?? null) as Content<K> | null,
    articles: (tenant, moment = new Date()) => viewAt(view(tenant), moment).articles,
    allExperiments: (id) => dealer(id).experiments,
    experiments(tenant, moment = new Date()) {
      const { experiments } = dealer(tenant.dealerId);
      return experiments.length === 0 ? experiments : runningOf(experiments, view(tenant), moment);
    },
    assetPath: (id, name) => assetPath(dealer(id).settings, name),
    asset: (id, name) => {
      const hash = dealer(id).settings.assets.get(name);
      return hash === undefined ? null : { file: path.join(folder, id, "assets", name), hash };
    },
  });
}

/** Experiments that run at a store on its day. */
function runningOf(
  experiments: readonly LoadedExperiment[],
  { config }: Pick<StoreView, "config">,
  moment: Date,
): readonly LoadedExperiment[] {
  if (!config.experiments.enabled) return [];
  const { day } = wallTimeAt(moment, config.company.timezone);
  return experiments.filter(
    ({ starts, ends, stores }) =>
      starts <= day && day <= ends && (stores === null || stores.includes(config.store.id)),
  );
}

import type { AlertSubject } from "@forecourt/contracts/areas/inventory/alerts";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { type GatedInventory, isGated } from "@forecourt/search-index";
import { requireIndex } from "../../index-sync/index-for.ts";
import { pricingOf, searchedStore } from "../../pricing/dealer-pricing.ts";
import type { WatchRow } from "../../store/alert-tables.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { totalOf } from "../matching/car-alert.ts";
import { canonicalSearch, searchOf } from "../matching/dealer-search.ts";

/** The initial values of a watch. */
export type WatchStart = Pick<
  WatchRow,
  "kind" | "subject" | "store_id" | "base_seq" | "base_day" | "told_total" | "told_status"
> & {
  /** The store that the mails name as their sender. */
  mailStore: string;
};

interface Asked {
  tenant: Tenant;
  /** Early-access cars that are hidden from this visitor; null = none. */
  gated: GatedInventory | null;
}

/**
 * The state of each car or search at sign-up. Later changes cause alerts.
 * @throws AppError not-found for a car or search that this visitor cannot see
 */
export async function watchStarts(
  deps: Pick<AlertDeps, "dealers" | "inventory" | "store" | "now">,
  subject: AlertSubject,
  { tenant, gated }: Asked,
): Promise<WatchStart[]> {
  const dealers = deps.dealers.current();
  const { dealerId } = tenant;
  const cars = requireIndex(deps.inventory, dealerId);
  const stores = dealers.stores(dealerId);
  const mailStore = tenant.storeId ?? stores[0] ?? "";
  const { timezone } = dealers.config(tenant).company;
  const start = {
    kind: subject.kind,
    base_seq: deps.inventory.latestChange() ?? 0,
    base_day: wallTimeAt(deps.now(), timezone).day,
    store_id: null,
    told_total: null,
    told_status: null,
    mailStore,
  };
  if (subject.kind === "search") {
    const state = searchOf(subject.search, { cars, site: dealers.site(tenant) });
    if (!state) throw new AppError("not-found", "no search of this site has this address");
    return [
      { ...start, subject: canonicalSearch(state), store_id: searchedStore(dealers, tenant) },
    ];
  }
  const vins = subject.kind === "price" ? subject.vins : [subject.vin];
  const found = await deps.store.vehiclesByVin(dealerId, vins, stores);
  const visible = found.filter((vehicle) => !isGated(vehicle, gated));
  if (visible.length === 0) throw new AppError("not-found", "no car with this VIN");
  const pricing = pricingOf(dealers, tenant);
  return visible.map((vehicle) => ({
    ...start,
    subject: vehicle.vin,
    mailStore: vehicle.storeId,
    ...(subject.kind === "price" && {
      told_total: totalOf(vehicle, pricing),
      told_status: vehicle.status,
    }),
  }));
}

import { href } from "@forecourt/contracts/href";
import type { Tenant } from "@forecourt/contracts/tenant";
import { requireIndex } from "../../index-sync/index-for.ts";
import type { WatchRow } from "../../store/alert-tables.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { carTitle } from "../matching/car-alert.ts";
import { searchOf } from "../matching/dealer-search.ts";
import type { NamedWatch } from "./compose-mail.ts";
import { searchTitle } from "./search-title.ts";

/** Watches with the names and pages of their cars and searches, as they are now. */
export async function namedWatches(
  { dealers: source, inventory, store }: Pick<AlertDeps, "dealers" | "inventory" | "store">,
  tenant: Tenant,
  watches: readonly WatchRow[],
): Promise<NamedWatch[]> {
  const dealers = source.current();
  const { dealerId } = tenant;
  const site = dealers.site(tenant);
  const cars = requireIndex(inventory, dealerId);
  const vins = watches.flatMap(({ kind, subject }) => (kind === "search" ? [] : [subject]));
  const found =
    vins.length === 0
      ? []
      : await store.vehiclesByVin(dealerId, [...new Set(vins)], dealers.stores(dealerId));
  const byVin = new Map(found.map((vehicle) => [vehicle.vin, vehicle]));
  return watches.map((watch) => {
    if (watch.kind !== "search") {
      const vehicle = byVin.get(watch.subject);
      if (!vehicle) return { watch, title: watch.subject, path: null };
      return { watch, title: carTitle(vehicle), path: href.vehicle(vehicle) };
    }
    const state = searchOf(watch.subject, { cars, site });
    if (!state) return { watch, title: watch.subject, path: null };
    return { watch, title: searchTitle(state.filter, { cars, site }), path: watch.subject };
  });
}

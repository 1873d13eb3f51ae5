import { searchVehicles } from "@forecourt/contracts/areas/inventory/contracts";
import { href } from "@forecourt/contracts/href";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { formatNumber } from "@forecourt/domain/format-number";
import { maskPhone } from "@forecourt/domain/phone";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { currentStatus } from "@forecourt/remote-kit/current-store-status";
import type { FragmentLoader } from "@forecourt/remote-kit/fragments";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeStatuses } from "@forecourt/remote-kit/store-status";
import type { ListedStore, StoresData } from "./stores-data.ts";

/** The stores of a group with their numbers of cars; null for a dealer with one store. */
export const loadStores: FragmentLoader<StoresData> = async (request) => {
  const { site } = request;
  const { places = [] } = site;
  if (places.length < 2) return null;
  const counts = site.pages["search"] === true ? await countsByStore(request, places) : new Map();
  const now = new Date();
  const stores = places.map((place) => listedStore(place, counts.get(place.id) ?? 0, site, now));
  return { stores: stores.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen)) };
};

async function countsByStore(
  request: Parameters<typeof loadStores>[0],
  places: readonly SiteStore[],
) {
  // A search without a store would count the cars of the chosen one alone.
  const store = request.site.storeChosen ? { store: places.map(({ id }) => id) } : {};
  const { stores } = await areaClient(request)(searchVehicles, { query: { ...store, page: 1 } });
  return new Map(stores.map(({ value, count }) => [value, count]));
}

function listedStore(place: SiteStore, count: number, site: SiteContext, now: Date): ListedStore {
  const { id, name, city, stateShort, addressLine1, addressLine2, zip, sales, map } = place;
  return {
    id,
    name,
    page: site.pages["locations"] === true ? locationPath(id) : null,
    address: [addressLine1, addressLine2].filter((line) => line !== null).join(", "),
    city: `${city}, ${stateShort} ${zip}`,
    statuses: statusesOf(place, site, now),
    isChosen: site.storeChosen && site.store.id === id,
    phone: sales.phone,
    phoneText: maskPhone(sales.phone, site.phoneMasks.general),
    directions: map.url,
    cars:
      count === 0
        ? null
        : {
            label: fillText(site.texts, `stores.cars.${pluralForm(count)}`, {
              count: formatNumber(count),
            }),
            href: href.search({ store: [id] }),
          },
  };
}

/** Opening status of each department at `now`. */
function statusesOf(
  { timezone, sales, daysOff = [], service, serviceDaysOff = [] }: SiteStore,
  site: SiteContext,
  now: Date,
): string[] {
  const departments = [
    { name: "sales", hours: sales, closed: daysOff },
    { name: "service", hours: service, closed: serviceDaysOff },
  ] as const;
  return departments.flatMap(({ name, hours, closed }) => {
    if (hours === null) return [];
    const store = { ...(timezone && { timezone }), sales: hours, daysOff: closed };
    const status = currentStatus(storeStatuses(store, site, now), now.getTime());
    return status === null ? [] : [fillText(site.texts, `stores.status.${name}`, { status })];
  });
}

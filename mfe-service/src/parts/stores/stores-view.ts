import { schedulePath } from "@forecourt/contracts/areas/service/visit-paths";
import type { PageRequest } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import { maskPhone } from "@forecourt/domain/phone";
import { nearestFirst } from "@forecourt/remote-kit/content/store-cards-view";
import { siteText } from "../visit/visit-text.ts";
import { type NoServiceData, noServiceView } from "./no-service-view.ts";

/** The stores of a group that service vehicles, to choose one from. */
export interface StoresData {
  kind: "stores";
  title: string;
  lead: string;
  /** Path of the page to show after the choice. */
  back: string;
  stores: { id: string; name: string; lines: string[] }[];
}

/** Parameters of the page where a visit is booked. */
export const storeParameters = {
  /** Shows the stores, also when one is chosen. */
  choose: "choose",
  /** The service page that the visitor requested. */
  from: "from",
} as const;

/**
 * Stores to choose from. Shown when no store of a group is chosen, when the store has no service department, or when
 * the address has `storeParameters.choose`. Null = the visit is booked at the store of the site.
 */
export function storesView({ site, url }: PageRequest): StoresData | NoServiceData | null {
  const stores = serviceStores(site);
  const hasService = site.pages["service"] === true;
  const isAsked = url.searchParams.has(storeParameters.choose);
  const isOpen = site.stores.length > 1 && !site.storeChosen;
  if (stores.length === 0 || (hasService && (stores.length === 1 || !(isAsked || isOpen)))) {
    return null;
  }
  const back = backOf(url);
  if (!hasService) return noServiceView(site, { stores, back });
  const t = siteText(site.texts);
  return {
    kind: "stores",
    title: t("stores.title"),
    lead: t("stores.lead"),
    back,
    // Without a chosen store, distances from the main one say nothing.
    stores: site.storeChosen
      ? withDistances(site, stores)
      : stores.map((store) => line(site, store)),
  };
}

/** The service pages of a store without a service department lead to the stores that have one. */
export function redirectToStores({ site, url }: PageRequest): string | null {
  if (site.pages["service"] === true) return null;
  return `${schedulePath}?${new URLSearchParams({ [storeParameters.from]: url.pathname })}`;
}

/** Path on which the visitor can choose another store; null = there is none. */
export function otherStoresHref(site: SiteContext, url: URL): string | null {
  if (serviceStores(site).length < 2) return null;
  const query = new URLSearchParams(url.search);
  query.set(storeParameters.choose, "1");
  return `${schedulePath}?${query}`;
}

/** The stores that service vehicles. */
export function serviceStores({ places = [] }: SiteContext): SiteStore[] {
  return places.filter(({ service }) => service !== null);
}

function withDistances(site: SiteContext, stores: readonly SiteStore[]): StoresData["stores"] {
  const t = siteText(site.texts);
  const { store } = site;
  return nearestFirst(site, stores).map(({ one, miles }) => {
    const distance = one.id === store.id ? [] : [t("stores.miles", { miles, store: store.name })];
    return line(site, one, distance);
  });
}

function line({ phoneMasks }: SiteContext, store: SiteStore, more: readonly string[] = []) {
  const { id, name, addressLine1, city, stateShort, zip, service } = store;
  const phone = service === null ? [] : [maskPhone(service.phone, phoneMasks.general)];
  const address = `${addressLine1}, ${city}, ${stateShort} ${zip}`;
  const hours = service === null ? [] : [service.hoursText];
  return { id, name, lines: [address, ...more, ...hours, ...phone] };
}

/** The requested page, without the parameters of the store choice. A `from` that is no service page is ignored. */
function backOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  const from = query.get(storeParameters.from) ?? "";
  query.delete(storeParameters.choose);
  query.delete(storeParameters.from);
  if (/^\/(?:service|special-offers\/service)(?:\/[a-z0-9-]+)*$/.test(from)) return from;
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

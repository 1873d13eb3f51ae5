import type { ContentLink } from "@forecourt/contracts/content-parts";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment, SiteStore } from "@forecourt/contracts/site-store";
import { addressLines } from "@forecourt/domain/address-lines";
import { milesBetween } from "@forecourt/domain/miles-between";
import { maskPhone } from "@forecourt/domain/phone";

/** A store of a group, with links to one of its departments. */
export interface StoreCardData {
  id: string;
  name: string;
  /** Path of its own page; null = it has none. */
  page: string | null;
  address: string[];
  /** Below the address: the distance, the hours. */
  lines: string[];
  /** E.164. */
  phone: string;
  /** "Call (573) 555-0150" */
  call: string;
  directionsUrl: string;
  /** Another link beside phone and directions. */
  link?: ContentLink;
  /** The main button; missing = there is none. */
  go?: ContentLink;
  /** The button that makes it the visitor's store; missing = there is none. */
  choose?: string;
}

export interface StoreCardsData {
  /** Text of the links to directions. */
  directions: string;
  /** Path of the page to show after a store is chosen; null = none can be chosen here. */
  back: string | null;
  stores: StoreCardData[];
}

interface CardTexts {
  lines: string[];
  call: (phone: string) => string;
}

/** Texts and links on a store's card for one of its departments. */
export function storeCard(
  { pages, phoneMasks }: Pick<SiteContext, "pages" | "phoneMasks">,
  { store, department }: { store: SiteStore; department: SiteDepartment },
  { lines, call }: CardTexts,
): StoreCardData {
  return {
    id: store.id,
    name: store.name,
    page: pages["locations"] === true ? locationPath(store.id) : null,
    address: addressLines(store),
    lines,
    phone: department.phone,
    call: call(maskPhone(department.phone, phoneMasks.general)),
    directionsUrl: store.map.url,
  };
}

/** The stores with their distances from the visitor's one in whole miles, the nearest first. */
export function nearestFirst(
  { store }: Pick<SiteContext, "store">,
  stores: readonly SiteStore[],
): { one: SiteStore; miles: number }[] {
  return stores
    .map((one) => ({ one, miles: Math.round(milesBetween(store.map, one.map)) }))
    .toSorted((left, right) => left.miles - right.miles);
}

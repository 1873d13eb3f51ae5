import type { SiteMenu } from "./site-menu.ts";

export interface StoreChoice {
  id: string;
  name: string;
  city: string;
  stateShort: string;
  /** Phone of the sales department, E.164. */
  phone?: string;
  /** Street address, for the store chooser. */
  address?: string;
  /** Path of its page; missing = stores have none. */
  page?: string;
  /** Whether the store's sales department is open: now and after the next changes, see `StoreStatus`. */
  statuses?: StoreStatus[];
  /** Fees of this store where they differ from `SiteContext.fees`, because a list may have cars of many stores. */
  fees?: SiteFee[];
}

/** "Open until 7 p.m.", and the minute since 1970 at which that ends; null = never. */
export type StoreStatus = [text: string, untilMinute: number | null];

/** A dealer's fee in cents, part of every advertised price. */
export interface SiteFee {
  id: string;
  label: string;
  cents: number;
}

export interface SiteStore extends StoreChoice {
  addressLine1: string;
  addressLine2: string | null;
  zip: string;
  /** Two letters; missing = US. */
  countryShort?: string;
  /** E.164: `+15735550142`. */
  phone: string;
  email: string;
  sales: SiteDepartment;
  service: SiteDepartment | null;
  map: { url: string; latitude: number; longitude: number };
  /** Menus of one store of a group: in `places`, and in the state of a page that is about the store. */
  menu?: SiteMenu;
  /** IANA time zone of its hours, and the departments' days off, see `isDayOff`. In `places` only. */
  timezone?: string;
  daysOff?: readonly string[];
  /** The store's own name: "Heartland Crossing Rolla"; `name` is that within the dealer. In `places` only. */
  businessName?: string;
  /** Within how many business hours it promises to reply. In `places` only. */
  replyHours?: number;
  /** Whether it buys cars and takes trade-ins. In `places` only. */
  buysCars?: boolean;
  /** The sentence on calls and texts in its name, of one of several stores. In `places` only. */
  contactConsent?: string;
  serviceDaysOff?: readonly string[];
}

export interface SiteDepartment {
  /** E.164. */
  phone: string;
  hoursText: string;
  /** Monday first, seven entries; hours as decimal numbers in the store's time zone: 17.5 = 5:30 p.m. */
  workingHours: { closed: boolean; open: number; close: number }[];
  /** Text of the days on which it is closed in spite of `workingHours`; null or missing = none. */
  closedOn?: string | null;
}

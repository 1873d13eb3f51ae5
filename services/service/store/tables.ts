import type { ShopTables } from "./shop-tables.ts";

/** A row of `service_visits`. Times are ISO texts; days and slots are by the store's clock. */
export interface VisitRow {
  id: string;
  dealer_id: string;
  store_id: string;
  token_hash: string;
  /** `S-7K4M-2PXD`, from the first booking on. */
  number: string | null;
  status: "draft" | "booked" | "canceled" | "done";
  /** JSON, `VisitContent`. */
  content: string;
  /** How often it was moved. */
  moves: number;
  /** Day of a booked visit; its start and end as moments. */
  day: string | null;
  starts_at: string | null;
  ends_at: string | null;
  booked_at: string | null;
  /** Drafts and contact data are deleted then. */
  expires_at: string;
}

/** A row of `service_visit_keys`: a key by which the desk finds a booked visit; see `keysOfContact`. */
export interface VisitKeyRow {
  dealer_id: string;
  store_id: string;
  key: string;
  visit_id: string;
}

/** A row of `service_claims`: a slot of a resource that a visit has. Unique by dealer, store, resource and slot. */
export interface ClaimRow {
  dealer_id: string;
  store_id: string;
  day: string;
  /** `adviser:ana`, `technician:lift-1`, `loaner:1` */
  resource: string;
  /** Start of the slot in minutes of the store's day. */
  slot: number;
  /** Length of the slot. */
  minutes: number;
  visit_id: string;
  /** Null = it is booked; else the hold ends then, in milliseconds since 1970. */
  held_until: number | null;
}

/** A row of `service_days`: the lock of a store's day, and its version. */
export interface DayRow {
  dealer_id: string;
  store_id: string;
  day: string;
  version: number;
}

/** A row of `service_closures`: times at which the shop takes no visit; earlier rows of `service_claims` stay. */
export interface ClosureRow {
  id: string;
  dealer_id: string;
  store_id: string;
  day: string;
  /** Null = the whole shop, else a resource. */
  resource: string | null;
  /** Minutes of the store's day. */
  from_minutes: number;
  to_minutes: number;
}

/** A row of `service_returned_forms`: the last form of a visit that was not accepted. */
export interface ReturnedFormRow {
  visit_id: string;
  expires_at: string;
  /** JSON, `ReturnedVisitForm`, and the wanted slot. */
  content: string;
}

/**
 * A row of `service_visit_news`: a notification for the shop and the owner, in the columns of `LeadTable` of the
 * service kit, with `id` as its key.
 */
export interface VisitNotificationRow {
  id: string;
  visit_id: string;
  /** JSON, `VisitEvent`. */
  content: string;
  state: "queued" | "sending" | "sent";
  owner: string | null;
  due_at: string;
  attempts: number;
  last_error: string | null;
}

/** A row of `service_pace`: a rate limit. */
export interface RateLimitRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

export interface ServiceTables extends ShopTables {
  service_visits: VisitRow;
  service_visit_keys: VisitKeyRow;
  service_claims: ClaimRow;
  service_days: DayRow;
  service_closures: ClosureRow;
  service_returned_forms: ReturnedFormRow;
  service_visit_news: VisitNotificationRow;
  service_pace: RateLimitRow;
}

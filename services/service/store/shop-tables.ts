/** A row of `service_visit_links`: the token of a booked visit, for mails that are sent later. */
export interface VisitLinkRow {
  visit_id: string;
  /** Encrypted; see `sealToken`. */
  sealed: string;
}

/** A row of `service_visit_leads`: the lead that the leads service has of a visit. */
export interface VisitLeadRow {
  visit_id: string;
  /** By which further letters about it are sent. */
  lead_token: string;
}

/** Columns by which an outbox delivers a row; see `LeadTable`. */
export interface DeliveryColumns {
  state: "queued" | "sending" | "sent";
  owner: string | null;
  due_at: string;
  attempts: number;
  last_error: string | null;
}

/** A row of `service_reminders`: the mail before a visit. A visit has one at most. */
export interface ReminderRow extends DeliveryColumns {
  id: string;
  visit_id: string;
  /** Start of the visit when the reminder was planned, as a moment. */
  starts_at: string;
}

/** A row of `service_outside_calls`: a change of a visit that the dealer's own system has to get. */
export interface SchedulerCallRow extends DeliveryColumns {
  /** Also the idempotency key of the request. */
  id: string;
  visit_id: string;
  /** The order of the calls of a visit. */
  position: number;
  /** JSON, `VisitEvent`. */
  content: string;
}

/** A row of `service_outside_visits`: the state of a visit in the dealer's own system. */
export interface ExternalVisitRow {
  visit_id: string;
  /** The id in that system; null = it has none. */
  outside_id: string | null;
  /** `waiting`: no answer to the last change yet. */
  state: "waiting" | "confirmed" | "refused";
  /** JSON, the time that the system has confirmed last, `VisitTime`; null = none. */
  confirmed_time: string | null;
  /** 1 = the owner knows that the confirmation takes longer. */
  told_waiting: 0 | 1;
}

/** A row of `service_feeds`: how often the address of a calendar was renewed. */
export interface FeedRow {
  dealer_id: string;
  store_id: string;
  /** Empty = the calendar of the whole store. */
  adviser_id: string;
  version: number;
}

/** Tables of mails and messages to the shop and to owners. */
export interface ShopTables {
  service_visit_links: VisitLinkRow;
  service_visit_leads: VisitLeadRow;
  service_reminders: ReminderRow;
  service_outside_calls: SchedulerCallRow;
  service_outside_visits: ExternalVisitRow;
  service_feeds: FeedRow;
}

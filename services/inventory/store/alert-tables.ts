import type { AlertKind } from "@forecourt/contracts/areas/inventory/alerts";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";

/**
 * A shopper who gets alerts of one dealer. Times are ISO texts. `address` and `token` are encrypted, and `address_hash`
 * and `token_hash` are hashes, so that a copy of the database does not identify anyone.
 */
export interface SubscriberRow {
  id: string;
  dealer_id: string;
  /** The store whose time zone sets the time of digests, and which the mails name as their sender. */
  store_id: string;
  address_hash: string;
  address: string;
  token_hash: string;
  token: string;
  created_at: string;
  /** Null = the address is not confirmed. */
  confirmed_at: string | null;
  /** The next morning with a digest; null = not confirmed. */
  due_at: string | null;
  /** The change number of the last digest. */
  seen_seq: number | null;
  /** Language of the page of the last sign-up, and of the mails; null = English. */
  language: string | null;
}

/** A car or a search that a subscriber gets alerts about. */
export interface WatchRow {
  id: string;
  subscriber_id: string;
  kind: AlertKind;
  /** A VIN, or the canonical address of a search. */
  subject: string;
  /** The store whose cars count; null = all stores. */
  store_id: string | null;
  created_at: string;
  /** Null = not confirmed yet. */
  confirmed_at: string | null;
  consent_version: string;
  /** The text of that version; null = the dealer changed it before the form was sent. */
  consent_text: string | null;
  /** Change number and day of the sign-up. Cars that were listed then cause no alert. */
  base_seq: number;
  base_day: string;
  /** For `price`: the lowest advertised total that was reported, in cents; null = none. */
  told_total: number | null;
  /** For `price`: the status that was reported last. Otherwise null. */
  told_status: VehicleDetail["status"] | null;
}

/** A car that a watch has reported. */
interface ToldRow {
  watch_id: string;
  vin: string;
}

/** A mail to hand to the leads service, see `service-kit/lead-outbox`. `content` is an `AlertMail` as JSON. */
interface AlertMailRow {
  id: string;
  dealer_id: string;
  store_id: string;
  subscriber_id: string;
  content: string;
  created_at: string;
  state: "queued" | "sending" | "sent";
  owner: string | null;
  due_at: string;
  attempts: number;
  last_error: string | null;
}

/** When an address was, or will be, asked to confirm. Kept after unsubscribing, so that this does not reset the pause. */
interface AskedRow {
  dealer_id: string;
  address_hash: string;
  asked_at: string;
}

export interface AlertTables {
  inventory_alert_asked: AskedRow;
  inventory_alert_subscribers: SubscriberRow;
  inventory_alert_watches: WatchRow;
  inventory_alert_told: ToldRow;
  inventory_alert_mails: AlertMailRow;
  inventory_alert_pace: { id: string; reached: number };
}

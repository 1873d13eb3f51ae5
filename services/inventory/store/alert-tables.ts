import type { AlertKind } from "@forecourt/contracts/areas/inventory/alerts";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";

/**
 * A shopper who gets mails about cars, at one dealer. Times are ISO texts. `address` and `token` are encrypted, the
 * other two are digests of them: a copy of the database names nobody.
 */
export interface SubscriberRow {
  id: string;
  dealer_id: string;
  /** Whose morning it is, and whose name the mails have. */
  store_id: string;
  address_hash: string;
  address: string;
  token_hash: string;
  token: string;
  created_at: string;
  /** Null = nobody has shown that the address is theirs. */
  confirmed_at: string | null;
  /** The next morning with a digest; null = not confirmed. */
  due_at: string | null;
  /** The change number that the last digest was made at. */
  seen_seq: number | null;
}

/** What a subscriber is told about. */
export interface WatchRow {
  id: string;
  subscriber_id: string;
  kind: AlertKind;
  /** A VIN; of a search, its canonical address. */
  subject: string;
  /** The store whose cars count; null = those of all. */
  store_id: string | null;
  created_at: string;
  /** Null = waits for the confirmation. */
  confirmed_at: string | null;
  consent_version: string;
  /** The sentence of that version; null = the dealer changed it before the form was sent. */
  consent_text: string | null;
  /** Change number and day of the sign-up: cars that were listed then are no news. */
  base_seq: number;
  base_day: string;
  /** The lowest advertised total that the subscriber knows, in cents; null = none. Of kind `price`. */
  told_total: number | null;
  /** Of kind `price`, else null. */
  told_status: VehicleDetail["status"] | null;
}

/** A car that a watch has told of. */
interface ToldRow {
  watch_id: string;
  vin: string;
}

/** A mail that the leads service has to get, see `service-kit/lead-outbox`. `content` is JSON of `AlertMail`. */
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

/** When an address was or will be asked to confirm. It outlives the subscriber, so that leaving does not reset it. */
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

/** Result of the last file of a feed; `waiting` = no file has come yet. */
export type FeedState = "waiting" | "good" | "held" | "refused";

/** A row of `inventory_feeds`: a store's feed that is configured. Times are ISO texts. */
export interface FeedRow {
  dealer_id: string;
  store_id: string;
  /** When it was seen in the configuration first. */
  since: string;
  /** When the feed was fetched last, whatever the result. */
  tried_at: string | null;
  /** How often in a row it could not be fetched, and why the last time. */
  failures: number;
  trouble: string | null;
  /** When a file of the feed was read last, and when a file was imported last. */
  received_at: string | null;
  good_at: string | null;
  state: FeedState;
  /** Why the last file was held or refused, in sentences. */
  detail: string;
  /** Where that file is; null = it was imported. */
  file: string | null;
  /** Text by which the vendor's server recognizes a file that was fetched already. */
  stamp: string | null;
  /** Event that the contact was notified of last; null = nothing since the last good feed. */
  notified_of: "held" | "refused" | "silent" | null;
}

/** The process that fetches a feed of a dealer now, and until when. */
interface FeedLockRow {
  dealer_id: string;
  owner: string;
  until: string;
}

/** A mail to hand to the leads service, see `service-kit/lead-outbox`. `content` is a `FeedNotification` as JSON. */
interface FeedMailRow {
  id: string;
  dealer_id: string;
  store_id: string;
  content: string;
  created_at: string;
  state: "queued" | "sending" | "sent";
  owner: string | null;
  due_at: string;
  attempts: number;
  last_error: string | null;
}

export interface FeedTables {
  inventory_feeds: FeedRow;
  inventory_feed_locks: FeedLockRow;
  inventory_feed_mails: FeedMailRow;
}

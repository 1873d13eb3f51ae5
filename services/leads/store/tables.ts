import type { OutgoingMail } from "./outgoing-mail.ts";

/** A row of `leads_leads`. Times are ISO texts; `payload` and `suspicion` are JSON. Never deleted. */
interface LeadRow {
  id: string;
  dealer_id: string;
  store_id: string;
  form: string;
  template: string | null;
  received_at: string;
  payload: string;
  receipt_number: string;
  token: string;
  suspicion: string;
  /** Language of the page that sent the lead; null = English. */
  language: string | null;
}

/**
 * As stored. `queued`: to be sent at `due_at`. `delivering`: claimed by `owner`, with a lease until
 * `due_at`. `delivered`: accepted by the mail server. `dead`: dead-lettered after its retries. `held`:
 * quarantined as suspected spam.
 */
export type MailState = "held" | "queued" | "delivering" | "delivered" | "dead";

/** States that a mail leaves only by a command of an operator. */
export type OperatorState = Extract<MailState, "dead" | "held">;

/** A row of `leads_outbox`: one mail to one recipient. Never deleted, unless it belongs to a mailing. */
export interface OutboxRow {
  id: string;
  /** Null = it belongs to a mailing. */
  lead_id: string | null;
  /** The subscription whose mail it is, by a digest; null = it belongs to a lead. */
  mailing: string | null;
  dealer_id: string;
  kind: OutgoingMail["kind"];
  audience: NonNullable<OutgoingMail["audience"]>;
  recipient: string;
  subject: string;
  /** JSON of `MailContent`. */
  content: string;
  message_id: string;
  created_at: string;
  /** When it was first due; reset when an operator requeues it. Retries end a fixed time after it. */
  since: string;
  state: MailState;
  /** 1 = its lead may be spam, or it can wait as a digest does: mails of genuine leads are claimed first. */
  suspected: 0 | 1;
  /** The worker that has claimed it; unique to a process. */
  owner: string | null;
  due_at: string;
  attempts: number;
  /** Failures of this mail since `since`, not of the server; the retry delay grows with it. */
  failures: number;
  /** A code and the failed step; no part of the mail. */
  last_error: string | null;
  delivered_at: string | null;
}

/** A row of `leads_pace`, see `limits/rate-limit.ts`. */
interface RateLimitRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

/** A row of `leads_seen`: an earlier inquiry, by a keyed digest of its content. */
interface InquiryDigestRow {
  id: string;
  seen_at: string;
}

/** A row of `leads_test_drives`: a vehicle that is booked at `starts_at`. */
interface TestDriveRow {
  dealer_id: string;
  vin: string;
  starts_at: string;
  store_id: string;
  lead_id: string;
}

/** A row of `leads_cancelled_drives`: the canceled test drive of a lead. */
interface CanceledDriveRow {
  lead_id: string;
  vin: string;
  starts_at: string;
  cancelled_at: string;
}

/** A row of `leads_rejected_forms`: an HTML form that its page shows once. */
interface RejectedFormRow {
  /** The value of the visitor's cookie. */
  id: string;
  dealer_id: string;
  expires_at: string;
  /** JSON of `RejectedForm`. */
  form: string;
}

/** A row of `leads_quotes`; its address has the token of its lead. */
export interface QuoteRow {
  lead_id: string;
  dealer_id: string;
  quote_number: string;
  /** The last day on which it holds: `2026-11-29`. */
  held_until: string;
  /** JSON of `StoredQuote`. */
  quote: string;
  /** When its copy for the shopper was queued; null = it was not. */
  copied_at: string | null;
}

/**
 * A row of `leads_texts`: a text message to a shopper. `queued`: to be sent at `due_at`. `sending`: until
 * `due_at`, a worker may be sending it. `dead`: not sent, or perhaps not. `suppressed`: its number opted out.
 */
export interface TextRow {
  id: string;
  lead_id: string;
  dealer_id: string;
  /** E.164. */
  phone: string;
  body: string;
  /** Names of time zones, separated by spaces. */
  time_zones: string;
  created_at: string;
  expires_at: string;
  state: "queued" | "sending" | "sent" | "dead" | "suppressed";
  due_at: string;
  failures: number;
  last_error: string | null;
  sent_at: string | null;
}

/** A row of `leads_text_opt_outs`: a number that wants no texts. */
interface TextOptOutRow {
  /** E.164. */
  phone: string;
  opted_out_at: string;
}

/** A row of `leads_mailings`: a subscription that recently had a mail, or was ended. */
interface MailingRow {
  mailing: string;
  /** Time of the last mail, or of the end of the subscription. */
  used_at: string;
  is_withdrawn: 0 | 1;
}

export interface LeadsTables {
  leads_cancelled_drives: CanceledDriveRow;
  leads_leads: LeadRow;
  leads_mailings: MailingRow;
  leads_outbox: OutboxRow;
  leads_pace: RateLimitRow;
  leads_quotes: QuoteRow;
  leads_rejected_forms: RejectedFormRow;
  leads_seen: InquiryDigestRow;
  leads_test_drives: TestDriveRow;
  leads_text_opt_outs: TextOptOutRow;
  leads_texts: TextRow;
}

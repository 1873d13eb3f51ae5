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
}

/**
 * `queued`: to be tried at `due_at`. `delivering`: somebody is at it, until `due_at` unless they say
 * that they still are. `delivered`, `dead`: nobody tries it any more. `held`: nobody does until an
 * operator has released it.
 */
export type MailState = "held" | "queued" | "delivering" | "delivered" | "dead";

/** States that a mail leaves by an operator's command only. */
export type StoppedState = Extract<MailState, "dead" | "held">;

/** A row of `leads_outbox`: one mail to one recipient. Never deleted. */
export interface OutboxRow {
  id: string;
  lead_id: string;
  dealer_id: string;
  kind: OutgoingMail["kind"];
  recipient: string;
  subject: string;
  /** JSON of `MailContent`. */
  content: string;
  message_id: string;
  created_at: string;
  /** When its trying began: at first `created_at`, later when an operator asked for another round. */
  since: string;
  state: MailState;
  /** 1 = its lead is a suspected one, which waits for genuine ones. */
  suspected: 0 | 1;
  /** Who is at it; a name that no two processes share. */
  owner: string | null;
  due_at: string;
  attempts: number;
  /** Attempts of this round that failed because of this mail, which is what the next pause grows with. */
  failures: number;
  /** Says what went wrong and where, nothing of the mail. */
  last_error: string | null;
  delivered_at: string | null;
}

/** A row of `leads_pace`: how far something that is limited has got, see `spam/pace.ts`. */
interface PaceRow {
  id: string;
  /** Milliseconds since 1970. */
  reached: number;
}

/** A row of `leads_seen`: an inquiry that came before, by a keyed hash of what it says. */
interface SeenRow {
  id: string;
  seen_at: string;
}

/** A row of `leads_test_drives`: a car that is taken from `starts_at` on. */
interface TestDriveRow {
  dealer_id: string;
  vin: string;
  starts_at: string;
  store_id: string;
  lead_id: string;
}

/** A row of `leads_cancelled_drives`: what a lead had booked. */
interface CancelledDriveRow {
  lead_id: string;
  vin: string;
  starts_at: string;
  cancelled_at: string;
}

export interface LeadsTables {
  leads_cancelled_drives: CancelledDriveRow;
  leads_leads: LeadRow;
  leads_outbox: OutboxRow;
  leads_pace: PaceRow;
  leads_seen: SeenRow;
  leads_test_drives: TestDriveRow;
}

import type { ApplicationEvent } from "@forecourt/contracts/leads/application-events";
import type { TableOfStaff } from "@forecourt/service-kit/staff/staff-tables";
import type { TablesOfVault } from "@forecourt/service-kit/vault/tables";

/** `pre-approval`: a soft pull. `full`: a full credit application. */
export type ApplicationKind = "pre-approval" | "full";

/** A row of `financing_applications`. Times are ISO texts. Typed data are in `content` alone. */
export interface ApplicationRow {
  id: string;
  dealer_id: string;
  store_id: string;
  kind: ApplicationKind;
  number: string;
  /** 1 = a pre-approval that was requested as a credit score, and is called so. */
  is_score: 0 | 1;
  token_hash: string;
  /** Hash of the co-borrower's token; null = there is no co-borrower. */
  co_token_hash: string | null;
  /**
   * Hash of the token in mails, whose page shows no copy; null = a pre-approval, or stored before such mails existed.
   */
  mail_token_hash: string | null;
  /** Hash of the token in the co-borrower's mails; null = no co-borrower, or stored before such mails existed. */
  co_mail_token_hash: string | null;
  /** Sealed JSON, `StoredPreApproval` or `StoredApplication`; empty = disposed of. */
  content: string;
  /** Blind index of the borrower's number; null = none was asked, or disposed of. */
  ssn_index: string | null;
  /**
   * Blind index of the borrower's email address and birth date; null = stored before this column existed, or disposed
   * of.
   */
  person_index: string | null;
  /** `range`, `review` or `no-answer` of a pre-approval; `received` of an application. */
  outcome: string;
  received_at: string;
  viewed_at: string | null;
  answered_at: string | null;
  answer: string | null;
  /** Sealed list of texts; `[]` = the answer is not adverse, or disposed of. */
  adverse_reasons: string;
  /** Sealed text; null = the answer states no terms, or disposed of. */
  answer_terms: string | null;
  /** Sealed `FiguredOffer`; null = the answer offers no figured loan, or disposed of. */
  answer_offer: string | null;
  /** Sealed `Acceptance`; null = not accepted, or disposed of. */
  acceptance: string | null;
  /** When the applicant accepted a counter-offer; null = not yet. */
  accepted_at: string | null;
  /** The last day of the offer, an ISO day by the store's clock; null = none is stated. */
  answer_valid_until: string | null;
  /**
   * When the applicant had accepted an offer that was withdrawn later; with several, the last time. Null = none was.
   */
  withdrawn_acceptance_at: string | null;
  /** `2021 Kia Telluride SX`; null = no car was chosen, the application is older than this column, or it was disposed of. */
  car: string | null;
}

/** A row of `financing_earlier_answers`: an answer that another replaced. Rows are added, and never changed. */
interface EarlierAnswerRow {
  id: string;
  application_id: string;
  replaced_at: string;
  /** Sealed `EarlierAnswer`. */
  content: string;
}

/** A row of `financing_drafts`. */
export interface DraftRow {
  id: string;
  dealer_id: string;
  store_id: string;
  token_hash: string;
  /** Hash of the token in the invited co-borrower's link; null = none is invited. */
  co_token_hash: string | null;
  /** When the co-borrower's link was made; null = none is invited, or invited before this column existed. */
  invited_at: string | null;
  is_joint: 0 | 1;
  /** Sealed JSON of the fields by path. */
  borrower: string;
  co_borrower: string;
  /** Rises with every change: a change of an older revision is tried again. */
  revision: number;
  expires_at: string;
  /** Set when it was submitted. */
  application_id: string | null;
}

/** A row of `financing_outbox`: the lead of an application, until the leads service has stored it. */
interface OutboxRow {
  application_id: string;
  state: "queued" | "sending" | "sent";
  /** When to send it, or until when `owner` has it. */
  due_at: string;
  owner: string | null;
  attempts: number;
  /** A code; no part of the lead. */
  last_error: string | null;
  /** The token of the inquiry, once the lead is stored: with it, the leads service mails the applicant. */
  lead_token: string | null;
}

/** Event that a mail is about; with `co-`, the mail is to the co-borrower. */
export type QueuedEvent = ApplicationEvent | `co-${ApplicationEvent}`;

/** A row of `financing_news`: a mail to an applicant, until the leads service has taken it. */
export interface NotificationRow {
  application_id: string;
  news: QueuedEvent;
  created_at: string;
  /** `withheld` = not sent, because the lead is suspected spam. */
  state: "queued" | "sending" | "sent" | "withheld";
  due_at: string;
  owner: string | null;
  attempts: number;
  last_error: string | null;
}

/** A row of `financing_same`: a keyed digest of the typed data, to recognize the same application. */
interface SameRow {
  digest: string;
  application_id: string;
  /** From then on it counts as another application. */
  until: string;
}

/** A row of `financing_returned_forms`: a form that was rejected without JavaScript. */
interface ReturnedFormRow {
  id: string;
  dealer_id: string;
  token_hash: string;
  /** Sealed JSON of the fields and their errors. */
  content: string;
  expires_at: string;
}

/** A row of `financing_pace`: a rate limit. */
interface PaceRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

export interface FinancingTables extends TablesOfVault<"financing">, TableOfStaff<"financing"> {
  financing_applications: ApplicationRow;
  financing_drafts: DraftRow;
  financing_earlier_answers: EarlierAnswerRow;
  financing_news: NotificationRow;
  financing_outbox: OutboxRow;
  financing_pace: PaceRow;
  financing_returned_forms: ReturnedFormRow;
  financing_same: SameRow;
}

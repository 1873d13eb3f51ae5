/** A row of `trade_appraisals`. Times are ISO texts. */
export interface AppraisalRow {
  id: string;
  dealer_id: string;
  store_id: string;
  token_hash: string;
  /** JSON, `Car`. */
  car: string;
  /** JSON, values by question. */
  answers: string;
  /** Rises with every change: a change of an older revision is tried again. */
  revision: number;
  expires_at: string;
  /** 1 = it is stored for as long as its offers. */
  has_offer: 0 | 1;
  /** JSON, `Payoff`; null = the seller has stated none. It changes no offer, and no revision. */
  payoff: string | null;
}

/** A row of `trade_car_forms`: the texts that a seller typed about their car, complete or not. */
interface CarFormRow {
  /** Hash of the appraisal's token. */
  token_hash: string;
  dealer_id: string;
  store_id: string;
  /** JSON, texts by field. */
  fields: string;
  /** JSON, `CarForm["lookup"]`. */
  lookup: string;
  expires_at: string;
}

/** A row of `trade_offers`: the inputs of an offer and its result, to derive it again. */
export interface OfferRow {
  id: string;
  dealer_id: string;
  store_id: string;
  appraisal_id: string;
  /** Revision of the appraisal that the offer was made for. */
  revision: number;
  number: string;
  made_at: string;
  /** Days in the store's time zone; `valid_until` is the last one. */
  made_on: string;
  valid_until: string;
  engine_version: number;
  rules_version: string;
  /** JSON, the engine's input without the rules. */
  input: string;
  /** JSON, `Valuation`; null = there was none. */
  valuation: string | null;
  outcome: "bring-in" | "offers" | "no-offer" | "no-value";
  /** JSON, `OfferResult`; of `no-value` the outcome alone. */
  result: string;
  selected_payment: string | null;
}

/** A row of `trade_rules`: the configuration by which offers were made. Never changed or deleted. */
interface RulesRow {
  /** Digest of the content. */
  version: string;
  /** JSON, `OfferRules`. */
  content: string;
}

/** A row of `trade_kept_offers`: a kept offer with the seller's contact. It is never deleted; only `interest` changes. */
export interface KeptOfferRow {
  id: string;
  offer_id: string;
  /** A no-value offer that gets a value keeps its id and gets another number. */
  offer_number: string;
  kept_at: string;
  /** JSON, `KeptContent`. */
  content: string;
  /** The changed interest of the seller; null = as when the offer was kept. */
  interest: "sell" | "trade-in" | null;
}

/** A row of `trade_outbox`: the lead of a kept offer, see `LeadTable` of the service kit. */
interface OutboxRow {
  kept_id: string;
  state: "queued" | "sending" | "sent";
  owner: string | null;
  due_at: string;
  attempts: number;
  last_error: string | null;
  /** The token of the offer's page, for the mails; null once they are sent. */
  link_token: string | null;
  /** The token of the inquiry, once the lead is stored: with it, the leads service mails changes. */
  lead_token: string | null;
  /** 1 = the letter to the seller is mailed, 0 = it is not; null = the lead is not stored yet, or it is older. */
  is_letter_queued: 0 | 1 | null;
}

/** A row of `trade_drop_offs`: the drop-off of a kept offer, where it has changed since the offer was kept. */
interface DropOffRow {
  kept_id: string;
  /** Rises with every change; calendars keep the highest. */
  sequence: number;
  /** Null = canceled. */
  starts_at: string | null;
}

/** A row of `trade_notices`: the mails about a change of a kept offer, see `LeadTable` of the service kit. */
export interface NoticeRow extends Omit<OutboxRow, "kept_id" | "lead_token" | "is_letter_queued"> {
  id: string;
  kept_id: string;
  sequence: number;
  /** Null = canceled. */
  starts_at: string | null;
  /** Start of the drop-off before the change; null = none was booked. */
  before: string | null;
  /** Position of the offer's event that the mails are about; null = its seller changed something. */
  event: number | null;
  /** JSON, `KeptChange`; null = the mails are about the drop-off, or about `event`. */
  kept_change: string | null;
}

/** A row of `trade_offer_events`: an action of the appraiser on a kept offer. Never changed or deleted. */
export interface OfferEventRow {
  kept_id: string;
  /** 1, 2, …: of two events that are stored at once, one is refused. */
  position: number;
  kind: "inspected" | "revised" | "accepted" | "declined";
  at: string;
  /** The name of the person, as typed. */
  made_by: string;
  /** JSON, `OfferEvent["content"]`. */
  content: string;
}

/** A row of `trade_offer_links`: the token of the seller's page, encrypted, for mails that are sent later. */
interface OfferLinkRow {
  kept_id: string;
  sealed: string;
}

/** A row of `trade_sheets`: the address of the appraisal sheet of a kept offer. */
interface SheetRow {
  kept_id: string;
  token_hash: string;
  expires_at: string;
}

/** A row of `trade_feeds`: how often the address of a store's calendar was renewed. */
interface FeedRow {
  dealer_id: string;
  store_id: string;
  version: number;
}

/** A row of `trade_reminders`: the mail before a kept offer ends, see `LeadTable` of the service kit. */
type ReminderRow = Omit<OutboxRow, "link_token" | "lead_token" | "is_letter_queued">;

/** A row of `trade_returned_forms`: the last form of an appraisal that was not accepted. */
interface ReturnedFormRow {
  appraisal_id: string;
  expires_at: string;
  /** JSON of the typed fields and their faults. */
  content: string;
}

/** A row of `trade_pace`: a rate limit. */
interface PaceRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

/** A row of `trade_photos`: a photo of an appraisal, as JPEG without metadata. */
interface PhotoRow {
  id: string;
  appraisal_id: string;
  position: number;
  width: number;
  height: number;
  large: Uint8Array;
  thumbnail: Uint8Array;
}

export interface TradeTables {
  trade_appraisals: AppraisalRow;
  trade_kept_offers: KeptOfferRow;
  trade_car_forms: CarFormRow;
  trade_feeds: FeedRow;
  trade_offer_events: OfferEventRow;
  trade_offer_links: OfferLinkRow;
  trade_offers: OfferRow;
  trade_drop_offs: DropOffRow;
  trade_notices: NoticeRow;
  trade_outbox: OutboxRow;
  trade_pace: PaceRow;
  trade_photos: PhotoRow;
  trade_reminders: ReminderRow;
  trade_returned_forms: ReturnedFormRow;
  trade_rules: RulesRow;
  trade_sheets: SheetRow;
}

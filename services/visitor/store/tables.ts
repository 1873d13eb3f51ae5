/** A code that was sent to a number. Times in milliseconds. */
export interface ChallengeRow {
  dealer_id: string;
  /** See `phone/hashes.ts`, like `code_hash`: neither number nor code is kept. */
  phone_hash: string;
  /** Known only to the browser that requested the code. */
  id: string;
  code_hash: string;
  tries: number;
  expires_at: number;
  /** Null = not solved. */
  solved_at: number | null;
}

/** The recent uses of one subject: a phone number, a client address. */
export interface LimitRow {
  subject: string;
  /** JSON: times in milliseconds, oldest first. */
  times: string;
  /** When the last recent use expires. */
  idle_at: number;
}

/** An event of a visit; see `contracts/tracking.ts`. Times in milliseconds. */
export interface EventRow {
  dealer_id: string;
  event_id: string;
  name: string;
  value_cents: number;
  happened_at: number;
  received_at: number;
  /** JSON of the rest: fbp, fbc, user_data, custom_data. */
  body: string;
}

/** An event to be forwarded. */
export interface ForwardRow {
  dealer_id: string;
  event_id: string;
  tries: number;
  due_at: number;
}

/** Buyer preferences of a visitor. */
export interface PreferencesRow {
  dealer_id: string;
  /** See `buyer-preferences/preferences-id.ts`: the id itself is in the browser's cookie only. */
  id_hash: string;
  /** JSON of `BuyerPreferences`. */
  terms: string;
  /** In milliseconds. */
  expires_at: number;
}

/** One visitor in one experiment, from the first page that they saw in a variant. Times in milliseconds. */
export interface ExposureRow {
  dealer_id: string;
  experiment: string;
  /** See `experiments/visitor-hash.ts`: the id itself is in the browser's cookie only. */
  visitor_hash: string;
  variant: string;
  exposed_at: number;
  /** When the visitor first reached the experiment's goal afterwards; null = they have not. */
  converted_at: number | null;
  /** 1 = they have seen another variant, too, so they count for none. */
  is_mixed: 0 | 1;
}

export interface VisitorTables {
  visitor_exposures: ExposureRow;
  visitor_events: EventRow;
  visitor_forwards: ForwardRow;
  visitor_challenges: ChallengeRow;
  visitor_limits: LimitRow;
  visitor_terms: PreferencesRow;
}

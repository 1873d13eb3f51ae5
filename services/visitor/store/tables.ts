/** A code on its way to a number. Times in milliseconds. */
export interface ChallengeRow {
  dealer_id: string;
  /** See `phone/hashes.ts`, like `code_hash`: neither number nor code is kept. */
  phone_hash: string;
  /** Known to the browser that asked, and to nobody else. */
  id: string;
  code_hash: string;
  tries: number;
  expires_at: number;
  /** Null = still to be guessed. */
  solved_at: number | null;
}

/** What was done how often lately for one subject: a number, a client's address. */
export interface LimitRow {
  subject: string;
  /** JSON: when, in milliseconds, the oldest first. */
  times: string;
  /** When the last of them no longer counts. */
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

/** An event that still has to be passed on. */
export interface ForwardRow {
  dealer_id: string;
  event_id: string;
  tries: number;
  due_at: number;
}

/** What a visitor has answered about how he buys. */
export interface TermsRow {
  dealer_id: string;
  /** See `terms/answers-id.ts`: the id itself is in the browser's cookie only. */
  id_hash: string;
  /** JSON of `BuyerPreferences`. */
  terms: string;
  /** In milliseconds. */
  expires_at: number;
}

export interface VisitorTables {
  visitor_events: EventRow;
  visitor_forwards: ForwardRow;
  visitor_challenges: ChallengeRow;
  visitor_limits: LimitRow;
  visitor_terms: TermsRow;
}

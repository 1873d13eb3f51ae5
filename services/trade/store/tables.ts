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
}

/** A row of `trade_car_forms`: what a seller typed about their car, complete or not. */
interface CarFormRow {
  /** That of the appraisal. */
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
  /** Of the appraisal. */
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

/** A row of `trade_pace`: a rate limit. */
interface PaceRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

export interface TradeTables {
  trade_appraisals: AppraisalRow;
  trade_car_forms: CarFormRow;
  trade_offers: OfferRow;
  trade_pace: PaceRow;
  trade_rules: RulesRow;
}

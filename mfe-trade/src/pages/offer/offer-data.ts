import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import type { OfferLine, PayoffSummary } from "@forecourt/contracts/areas/trade/offer-lines";
import type { PhotosData } from "../../parts/photos/photos-data.ts";
import type { UseOfferData } from "../../parts/use-offer/use-offer-data.ts";
import type {
  DropOffFormData,
  FormButton,
  InterestFormData,
  KeepFormData,
  PayoffFormData,
  StoreChoiceData,
} from "./offer-form-data.ts";

interface Link {
  label: string;
  href: string;
}

/** One kind of offer, side by side with the other. */
export interface OfferCardData {
  title: string;
  about: string;
  price: string;
  lines: OfferLine[];
  steps: OfferLine[];
  payoff: PayoffSummary | null;
  isSelected: boolean;
  /** Whether its lines are shown at first. */
  isOpen: boolean;
  /** Selects it; null = it is selected, or the store has seen the car. */
  select: (FormButton & { value: string }) | null;
}

export interface CardTexts {
  /** Note that names the first version, which a newer one has replaced; null = the first version counts. */
  history: string | null;
  lines: string;
  steps: string;
  payoff: string;
  selected: string;
}

/** Changes since the previous offer. */
export interface ChangedData {
  title: string;
  /** The new price of each kind and its difference. */
  prices: string[];
  /** Sentences about the answers that the seller changed, or that they changed none. */
  sentences: string[];
  /** Names the tables. */
  details: string;
  tables: {
    title: string;
    columns: [line: string, before: string, now: string, difference: string];
    rows: { id: string; label: string; cells: [string, string, string]; isSum: boolean }[];
  }[];
}

/** The trim that the offer assumes, with the other trims to choose from. */
export interface TrimChoiceData extends Pick<FormButton, "action"> {
  title: string;
  text: string;
  /** Trims to choose from; the label of the assumed one says so. */
  trims: readonly { value: string; label: string }[];
  /** The trim that was assumed; "" = none was. */
  assumed: string;
  list: { label: string; submit: string };
  /** Link to the step where the seller describes the car. */
  other: Link;
}

/** Store to which the seller brings the car. */
export interface PlaceData {
  name: string;
  address: string;
  call: Link;
  directions: Link;
  /** The visit as a calendar file; null = no time is booked. */
  calendar: Link | null;
}

/** The offer is kept: what happens next. */
export interface KeptData {
  title: string;
  sentences: string[];
  /** Equity of a trade-in toward another car; null = the car is sold, or there is no price. */
  equity: UseOfferData | null;
  /** Null = the store expects no visit. */
  place: PlaceData | null;
  /** Null = the store expects no visit. */
  dropOff: DropOffFormData | null;
  /** Null = the store has done something with the offer. */
  interest: InterestFormData | null;
}

/** Everything that the page of an offer shows. */
export interface OfferData {
  number: string | null;
  title: string;
  lead: string;
  facts: string[];
  /** The price of each kind, for a phone: the cards are below its first view. */
  prices: { title: string; price: string }[];
  /** Message that nothing was done because the service was busy; null = none. */
  busy: string | null;
  /** Makes the offer, or makes it again. */
  get: FormButton | null;
  /** Link to the questions that need an answer. */
  resume: Link | null;
  /** Link to the form that keeps the offer. */
  jump: Link | null;
  reasons: { title: string; items: string[] } | null;
  changed: ChangedData | null;
  afterInspection: AfterInspectionSummary | null;
  trim: TrimChoiceData | null;
  cards: OfferCardData[];
  cardTexts: CardTexts;
  refused: { title: string; reason: string }[];
  source: { title: string; sentences: string[] } | null;
  inspection: { title: string; items: string[] } | null;
  payoff: PayoffFormData | null;
  /** Null = there is one store, or the offer is kept. */
  store: StoreChoiceData | null;
  keep: KeepFormData | null;
  kept: KeptData | null;
  /** Sentence about the offer that was kept before the answers changed; null = none. */
  keptBefore: string | null;
  /** The offer as a trade-in; null = there is no price. */
  equity: (UseOfferData & { title: string }) | null;
  /** Null = there is no offer, or they cannot be had. */
  photos: { title: string; help: string; list: PhotosData } | null;
  change: Link | null;
  print: string | null;
  bookmark: string;
  /** Link to the comparison of the ways to sell a car; null = the dealer has none, or the seller has chosen. */
  comparison: Link | null;
}

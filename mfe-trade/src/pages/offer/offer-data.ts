import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection";
import type { Comparison } from "@forecourt/contracts/areas/trade/contracts";
import type { OfferLine, PayoffSummary } from "@forecourt/contracts/areas/trade/offer-lines";
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { PhotosData } from "../../parts/photos/photos-data.ts";
import type { UseOfferData } from "../../parts/use-offer/use-offer-data.ts";

interface Link {
  label: string;
  href: string;
}

/** A button that sends a plain form. */
export interface FormButton {
  action: string;
  label: string;
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
  /** Selects it; null = it is selected, or the offer is kept. */
  select: (FormButton & { value: string }) | null;
}

export interface CardTexts {
  /** Names the first version, which a newer one has replaced; null = it counts. */
  history: string | null;
  lines: string;
  steps: string;
  payoff: string;
  selected: string;
}

/** What changed since the offer before. */
export interface ChangedData {
  title: string;
  /** The new price of each kind and its difference. */
  prices: string[];
  /** What the seller changed, or that they changed nothing. */
  sentences: string[];
  /** Names the tables. */
  details: string;
  tables: {
    title: string;
    columns: [line: string, before: string, now: string, difference: string];
    rows: { id: string; label: string; cells: [string, string, string]; isSum: boolean }[];
  }[];
}

export interface PayoffFormData extends FormButton {
  title: string;
  help: string;
  hint: string;
  owed: { label: string; value: string; error: string | null };
  lender: { label: string; value: string; error: string | null };
  failure: string | null;
}

/** The times of a visit by day, each in parts of the day. */
export interface SlotData {
  label: string;
  /** No time yet; null = one has to be chosen. */
  none: string | null;
  value: string;
  days: {
    label: string;
    /** Whether its times are shown at first. */
    isOpen: boolean;
    groups: { label: string; times: { value: string; label: string }[] }[];
  }[];
}

/** Asks for the VIN of a car that was described without one. */
export interface VinFieldData {
  label: string;
  /** The box that leaves out a VIN with a fault. */
  without: string;
  help: string;
  value: string;
  error: string | null;
}

/** The typed VIN is that of another car, of which the offer can be made. */
export interface OtherCarData extends FormButton {
  title: string;
  text: string;
  vin: string;
}

/** What was supposed about the trim, with the others to choose from. */
export interface TrimChoiceData extends Pick<FormButton, "action"> {
  title: string;
  text: string;
  trims: readonly string[];
  list: { label: string; submit: string };
  /** Where the car is described. */
  other: Link;
}

/** Books, moves or cancels the visit of a kept offer. */
export interface DropOffFormData {
  /** Of the offer that is shown. */
  number: string;
  title: string;
  action: string;
  submit: string;
  slot: SlotData;
  error: string | null;
  vin: VinFieldData | null;
  otherCar: OtherCarData | null;
  /** Of no field. */
  failure: string | null;
  /** Null = nothing is booked. */
  cancel: { label: string; help: string } | null;
}

/** The stores of a group to choose from. */
export interface StoreChoiceData extends Pick<DropOffFormData, "title" | "action" | "submit"> {
  help: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

/** The form to keep the offer, or to hear from a person. */
export interface KeepFormData {
  /** Of the offer that is shown. */
  number: string;
  /** Of the offer, its store and what was sent: another form has none of what is typed in this one. */
  key: string;
  title: string;
  help: string;
  action: string;
  submit: string;
  failed: string;
  interest: { label: string; options: { value: string; label: string }[]; value: string };
  slot: SlotData;
  vin: VinFieldData | null;
  otherCar: OtherCarData | null;
  /** As it was sent without a script and rejected. */
  rejected: RejectedForm | null;
  interestError: string | null;
  slotError: string | null;
}

/** Where the seller brings the car. */
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
  /** Null = the store expects no visit. */
  place: PlaceData | null;
  /** Null = the store expects no visit. */
  dropOff: DropOffFormData | null;
}

/** Everything that the page of an offer shows. */
export interface OfferData {
  number: string | null;
  title: string;
  lead: string;
  facts: string[];
  /** Nothing was done: the service was busy. */
  busy: string | null;
  /** Makes the offer, or makes it again. */
  get: FormButton | null;
  /** To the questions that need an answer. */
  resume: Link | null;
  /** To the form that keeps the offer. */
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
  /** What was kept before the answers changed. */
  keptBefore: string | null;
  /** The offer as a trade-in; null = there is no price. */
  equity: (UseOfferData & { title: string }) | null;
  /** Null = there is no offer, or they cannot be had. */
  photos: { title: string; help: string; list: PhotosData } | null;
  change: Link | null;
  print: string | null;
  bookmark: string;
  comparison: Comparison | null;
}

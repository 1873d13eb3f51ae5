import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";

/** A button that sends a plain form. */
export interface FormButton {
  action: string;
  label: string;
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

/** Books, moves or cancels the visit of a kept offer. */
export interface DropOffFormData {
  /** Number of the displayed offer. */
  number: string;
  title: string;
  action: string;
  submit: string;
  slot: SlotData;
  error: string | null;
  vin: VinFieldData | null;
  otherCar: OtherCarData | null;
  /** Error that belongs to no field; null = none. */
  failure: string | null;
  /** Null = nothing is booked. */
  cancel: { label: string; help: string } | null;
}

/**
 * Sells the car of a kept offer instead of trading it in, or the other way. The button confirms what is said above it.
 */
export interface InterestFormData extends FormButton {
  /** Number of the displayed offer. */
  number: string;
  title: string;
  /** Sentences on what changes, and what does not. */
  sentences: string[];
  value: string;
  /** Why nothing was switched; null = nothing was sent. */
  failure: string | null;
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
  /** Number of the displayed offer. */
  number: string;
  /** React key from the offer, the store and the car of a typed VIN: when one changes, what was typed is discarded. */
  key: string;
  title: string;
  help: string;
  action: string;
  submit: string;
  failed: string;
  interest: {
    label: string;
    /** `note`: what the choice means for the price. */
    options: { value: string; label: string; note: string | null }[];
    value: string;
  };
  slot: SlotData;
  vin: VinFieldData | null;
  otherCar: OtherCarData | null;
  /** The form as it was sent without a script and rejected. */
  rejected: RejectedForm | null;
  interestError: string | null;
  slotError: string | null;
}

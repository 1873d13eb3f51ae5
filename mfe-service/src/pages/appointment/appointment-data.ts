import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { FormRejection } from "@forecourt/ui/forms/rejection-summary";
import type { CallLink } from "../../parts/visit/service-call.ts";
import type { SummaryRow } from "../../parts/visit/summary-view.ts";
import type { TimePickerData } from "../../parts/visit/time-picker-view.ts";

export interface Link {
  label: string;
  href: string;
}

/** The receipt of a booked visit. */
export interface ReceiptData {
  kind: "receipt";
  /** "Appointment S-7K4M-2PXD" */
  number: string;
  title: string;
  lead: string;
  /** `done`: what was just done; `warning`: the appointment is not confirmed. */
  tone: "plain" | "done" | "warning";
  problems: FormRejection | null;
  rows: SummaryRow[];
  /** A file for the owner's calendar; null = it is not confirmed, canceled or over. */
  calendar: Link | null;
  directions: Link | null;
  print: string;
  call: CallLink;
  keep: string | null;
  move: MoveData | null;
  cancel: CancelData | null;
  /** Link to book another visit; null = this one can be changed. */
  again: AgainData | null;
}

/**
 * A new booking: of a canceled visit with all that was entered, by a form; of one that is over with its vehicle, by a
 * link.
 */
export type AgainData = Link | { label: string; action: string; name: string; token: string };

/** `picker` = the times are shown. */
export interface MoveData {
  open: Link;
  title: string;
  lead: string;
  /** The work with its vehicle, and the last day of its coupon. */
  about: string[];
  action: string;
  picker: TimePickerData | null;
  empty: string;
  keep: Link;
  /** The booked start, as the page shows it. */
  seen: string;
  vin: string | null;
  failed: string;
  isOpen: boolean;
}

export interface CancelData {
  open: string;
  title: string;
  text: string;
  reason: { label: string; value: string; error: string | undefined; maxLength: number };
  submit: string;
  /** The booked start, as the page shows it. */
  seen: string;
  action: string;
  isOpen: boolean;
}

export type AppointmentData = ReceiptData | ExpiredLinkData;

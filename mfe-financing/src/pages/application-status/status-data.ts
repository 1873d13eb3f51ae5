import type { ExpiredLinkData } from "@forecourt/remote-kit/draft/expired-link";
import type { FormTexts } from "../../parts/application/application-text.ts";

/** The copy of one applicant. */
export interface CopyOfApplicant {
  title: string;
  rows: { label: string; value: string }[];
  /** Why there is no more of it; null = it is whole. */
  note: string | null;
}

/** A loan that is offered. */
export interface OfferData {
  /** Figures of the loan, then the car and the money down; empty = nothing of that is stated. */
  rows: { label: string; value: string }[];
  /** False = the terms say the loan in words alone. */
  isFigured: boolean;
  /** The form that accepts it; null = it was accepted, or is none to accept. */
  accept: { action: string; answeredAt: string } | null;
  /** "You accepted this offer on Monday, …", with what comes next; null = not accepted. */
  accepted: { title: string; text: string } | null;
  /** Until when the offer is valid, that it has expired, or who can accept it. */
  notes: string[];
}

/** Status of an application, for the applicant whose link was opened. */
export interface StatusData {
  kind: "status";
  title: string;
  number: string;
  /** "You are applying together with …"; null = alone. */
  together: string | null;
  stages: { label: string; at: string | null }[];
  /** Sentence on the next step; null once there is an answer. */
  next: string | null;
  answer: string | null;
  /** Terms of the dealership's offer, in its own words; null = not stated. */
  terms: string | null;
  /** The loan that is offered, its figures and what to do with it; null = none. */
  offer: OfferData | null;
  /** Message that an accepted offer was withdrawn; null = none was withdrawn. */
  withdrawn: { title: string; text: string } | null;
  /** True when the form that was sent accepted an offer that is no longer made. */
  isChanged: boolean;
  /** The notice of an adverse action; null = none. */
  adverse: { creditor: string; text: string; reasons: string[] } | null;
  applicants: CopyOfApplicant[];
  consents: { title: string; text: string; given: string }[];
  /** True after a page that was sent too late: it changed nothing. */
  isLate: boolean;
  call: { phone: string; text: string };
  labels: FormTexts;
  /** Set right after it was sent: the address without that mark. */
  sentFrom: string | null;
}

export type StatusPageData = StatusData | ExpiredLinkData;

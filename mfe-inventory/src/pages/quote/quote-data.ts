import type { QuoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import type { CardData } from "../../features/vehicle-card/card-data.ts";

interface Link {
  label: string;
  href: string;
}

/** A message about the car since the quote was made. */
export interface QuoteNotice {
  kind: "sold" | "info";
  title: string;
  text: string | null;
  link: Link | null;
}

/** Data of a quote's page; the visitor's first name is the only personal data in it. */
export interface QuoteData {
  title: string;
  /** Until when the quote is or was valid. */
  held: string;
  /** "Quote Q-7K4M-2PXD" */
  number: string;
  /** Null when the car is sold, or not known now. */
  card: CardData | null;
  /** The figures; null once they no longer hold. */
  figures: QuoteFiguresData | null;
  notice: QuoteNotice | null;
  /** The early-access cars that the visitor sees; null = none. */
  arrivals: { text: string; link: Link } | null;
  nextTitle: string;
  /** The main one first. */
  next: Link[];
}

export interface QuoteFiguresData extends QuoteSummary {
  linesTitle: string;
  paymentsTitle: string;
  monthly: string;
  chosen: string;
  changesTitle: string;
  notReserved: string;
  print: string;
  keep: string;
  copy: QuoteCopyData;
}

/** Form that sends a copy of the quote, or the result of submitting it. */
export type QuoteCopyData =
  | { isSent: true; text: string }
  | { isSent: false; action: string; label: string; failed: string | null };

import type { OfferLine } from "@forecourt/contracts/areas/trade/offer-lines";

/** A fact or an amount. */
export interface SheetRow {
  label: string;
  value: string;
  isSum?: boolean;
}

/** A part of the sheet; `checks` are to be ticked. */
export interface SheetSection {
  title: string;
  rows: readonly SheetRow[];
  checks?: readonly string[];
}

export function fact(label: string, value: string): SheetRow {
  return { label, value };
}

/** A line of an offer. */
export function amountRow({ label, note, amount, isSum }: OfferLine): SheetRow {
  return { label: note === null ? label : `${label} (${note})`, value: amount, isSum };
}

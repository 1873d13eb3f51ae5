import type { AfterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import type { OfferLine } from "@forecourt/contracts/areas/trade/offer-lines";
import type { OfferSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { fillText } from "@forecourt/domain/fill-text";

/** Figures of a mail: label and value. */
export interface Table {
  title: string;
  rows: [string, string][];
}

/** The figures of each kind of offer, the selected one first. */
export function summaryTables(
  { offered }: OfferSummary,
  texts: Readonly<Record<string, string>>,
  selected: string | null,
): Table[] {
  const isSelected = (kind: string) => kind === selected;
  return offered
    .toSorted((one, other) => Number(isSelected(other.kind)) - Number(isSelected(one.kind)))
    .map(({ kind, title, lines, steps, payoff }) => ({
      title: isSelected(kind) ? fillText(texts, "trade.offer.yourChoice", { title }) : title,
      rows: [...lines, ...steps, ...(payoff?.lines ?? [])].map(rowOf),
    }));
}

/** The figures after an inspection. */
export function inspectedTables({ kinds }: Pick<AfterInspectionSummary, "kinds">): Table[] {
  return kinds.map(({ title, lines, steps, payoff }) => ({
    title,
    rows: [...lines, ...steps, ...(payoff?.lines ?? [])].map(rowOf),
  }));
}

/** A line of an offer as label and value. */
function rowOf({ label, note, amount }: OfferLine): [string, string] {
  return [note === null ? label : `${label} (${note})`, amount];
}

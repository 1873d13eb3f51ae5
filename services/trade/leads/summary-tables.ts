import type { OfferLine } from "@forecourt/contracts/areas/trade/offer-lines";
import type { OfferSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import { fillText } from "@forecourt/domain/fill-text";

interface Table {
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

/** A line of an offer as label and value. */
export function rowOf({ label, note, amount }: OfferLine): [string, string] {
  return [note === null ? label : `${label} (${note})`, amount];
}

import { reasonMessages } from "@forecourt/service-inventory/import/facts/reason-messages";
import type { ImportResult } from "@forecourt/service-inventory/import/import-feed";
import type { FeedTally } from "@forecourt/service-inventory/import/stage/read-feed";
import type { MarketImportResult } from "@forecourt/service-inventory/market/import-market";

/** Maximum number of unrecognized texts that are listed. */
const MAX_UNREAD = 10;

type Line = readonly [label: string, count: number];

/** Counts of an import as a table, summed over several snapshots. */
export function summary(result: ImportResult): string {
  const sum = (
    name:
      | "imported"
      | "added"
      | "returned"
      | "changed"
      | "unchanged"
      | "repriced"
      | "sold"
      | "kept",
  ) => result.applied.reduce((total, snapshot) => total + snapshot[name], 0);
  return table([
    ...days(result),
    ["rows read", result.read],
    ...some(["rows excluded by the mapping's filter", result.filtered]),
    ["imported", sum("imported")],
    ["  added", sum("added")],
    ["  changed", sum("changed")],
    ["  unchanged", sum("unchanged")],
    ["  returned", sum("returned")],
    ["  (re-priced)", sum("repriced")],
    ["sold", sum("sold")],
    ...some(["kept (row refused)", sum("kept")]),
    ...refusals(result),
  ]);
}

/** Counts of an import of market data as a table. */
export function marketSummary(result: MarketImportResult): string {
  const { listed, unpriced, before } = result.applied;
  return table([
    ["rows read", result.read],
    ...some(["rows excluded by the mapping's filter", result.filtered]),
    ["listings to compare with", listed],
    ["  replaced listings", before],
    ...some(["omitted, without a price", unpriced]),
    ...refusals(result),
  ]);
}

type Tally = FeedTally & { identical: number };

function refusals(result: Tally): Line[] {
  const refused = [...result.refused].sort(([, a], [, b]) => b - a);
  return [
    ...some(["duplicates of a later row", result.identical]),
    ["refused", refused.reduce((total, [, count]) => total + count, 0)],
    ...refused.map(([reason, count]): Line => [`  ${reasonMessages[reason]} (${reason})`, count]),
    ...unread(result),
  ];
}

function days({ applied }: ImportResult): Line[] {
  return applied.length > 1 ? [["snapshots", applied.length]] : [];
}

function some(line: Line): Line[] {
  return line[1] === 0 ? [] : [line];
}

function unread(result: Tally): Line[] {
  if (result.unread.length === 0) return [];
  const total = result.unread.reduce((sum, [, count]) => sum + count, 0);
  const lines = result.unread
    .slice(0, MAX_UNREAD)
    .map(([text, count]): Line => [`  ${text}`, count]);
  return [["values not used", total], ...lines];
}

function table(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines
    .map(([label, count]) => `${label.padEnd(width)}  ${count.toLocaleString("en-US").padStart(9)}`)
    .join("\n");
}

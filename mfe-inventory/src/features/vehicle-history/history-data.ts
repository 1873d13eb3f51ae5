/** Known facts about a used car's past. */
export interface HistoryData {
  /** Facts that the feed states; empty when it states none. */
  facts: { label: string; value: string }[];
  /** Says what is not known; null when everything is. */
  unknown: string | null;
  /** The report of another company; null when the dealer links to none. */
  report: { label: string; href: string } | null;
  /** Asks the store for the report by email. */
  ask: { label: string; href: string };
}

import type { PriceChart } from "./price-chart.ts";

/** The advertised prices of a car over time. */
export interface PriceHistoryData {
  /** Describes the chart for screen readers. */
  summary: string;
  /** Null while there are no two prices to compare. */
  chart: (Pick<PriceChart, "line" | "dots"> & { high: string; low: string }) | null;
  /** Oldest first. */
  entries: { date: string; text: string }[];
}

import type { PriceRatingLevel } from "@forecourt/contracts/areas/inventory/price-rating";

/** The price rating, with finished texts. */
export interface PriceRatingData {
  /** Null = no rating is possible. */
  level: PriceRatingLevel | null;
  /** "Good price". */
  headline: string;
  /** "$1,250 below the middle price of similar cars"; or why there is no rating. */
  summary: string;
  /** Basis of the rating, sentence by sentence; empty without a rating. */
  basis: string[];
  scale: PriceScaleData | null;
  /** The method, paragraph by paragraph. */
  method: string[];
}

/** Positions on a line from the lowest to the highest price, in percent of its length. */
export interface PriceScaleData {
  /** Describes the chart for screen readers. */
  label: string;
  price: number;
  low: number;
  median: number;
  high: number;
  /** Meaning of the marks: the car's price, the middle half, the median. */
  legend: { price: string; half: string; median: string };
}

import type { PriceRatingLevel } from "@forecourt/contracts/vehicle/price-rating";

/** What the part about a car's price among similar cars shows, in words. */
export interface PriceRatingData {
  /** Null = none can be given. */
  level: PriceRatingLevel | null;
  /** "Good price". */
  headline: string;
  /** "$1,250 below the middle price of similar cars"; or why there is no verdict. */
  summary: string;
  /** What it rests on, sentence by sentence; empty without a verdict. */
  basis: string[];
  scale: PriceScaleData | null;
  /** How it was found, paragraph by paragraph. */
  method: string[];
}

/** Places on a line from the lowest price drawn to the highest, in percent of its length. */
export interface PriceScaleData {
  /** The whole picture in a sentence. */
  label: string;
  price: number;
  low: number;
  median: number;
  high: number;
  /** What the marks mean: the car's price, the middle half, the middle price. */
  legend: { price: string; half: string; median: string };
}

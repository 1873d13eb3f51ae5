import type { BodyStyle } from "@forecourt/contracts/vehicle";

/** A body style with its cars, in finished texts. */
export interface BodyStyleCard {
  bodyStyle: BodyStyle;
  /** "SUVs". */
  title: string;
  /** "From $12,604", or that a call is needed. */
  price: string;
  /** "34 cars". */
  cars: string;
  /** Path of the list of its cars, the lowest price first. */
  href: string;
}

/** Lowest price of each body style. */
export interface BodyStylesData {
  title: string;
  /** Note on what the prices include. */
  note: string;
  cards: BodyStyleCard[];
}

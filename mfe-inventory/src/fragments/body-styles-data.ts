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
  /** Its cars, the lowest price first. */
  href: string;
}

/** What each body style starts at. */
export interface BodyStylesData {
  title: string;
  /** What the prices include. */
  note: string;
  cards: BodyStyleCard[];
}

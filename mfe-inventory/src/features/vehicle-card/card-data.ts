import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { CardPayment } from "../payment/card-payment-data.ts";

/** One car of a list, with finished texts. */
export interface CardData {
  href: string;
  vin: string;
  /** "2021 Mitsubishi Outlander". */
  title: string;
  trim: string | null;
  /** "38,120 miles", or "In transit · …" instead; null for a car without a stated mileage. */
  mileage: string | null;
  /** One distinguishing fact: "All-wheel drive". */
  fact: string | null;
  /** "28/39 mpg": city and highway; missing or null = not rated. */
  mpg?: string | null;
  /** "Columbia", or "Columbia · 12 mi" from the visitor's ZIP code, at a dealer of several stores. */
  store?: string | null;
  /** "26 days on lot"; missing or null = not on the lot, or the dealer does not show it. */
  onLot?: string | null;
  /** "Great price" or "Good price"; missing or null = neither. */
  rating?: string | null;
  /** "$18,995", fees included; null = "Call for Price". */
  total: string | null;
  /** The price on the visitor's own terms; missing or null = not known, or locked. */
  outTheDoor?: string | null;
  /** "Was $19,995", after a reduction. */
  previousPrice: string | null;
  /** Missing on pages without payments, null for a car without a price. */
  payment?: CardPayment | null;
  /** "Rebuilt title"; missing = a clean title, or none stated. */
  brandedTitle?: string;
  /** At most two: condition, price reduced, sold. */
  badges: string[];
  image: string | null;
  /** True: the pictures are drawings, and are marked as such. */
  illustrated?: boolean;
  bodyStyle: VehicleSummary["bodyStyle"];
  exteriorHex: string | null;
  /** Alternative text of the photo or illustration. */
  imageLabel: string;
}
/** Next step that is offered after the last card of a list. */
export interface NextStep {
  title: string;
  label: string;
  href: string;
  nofollow: boolean;
}

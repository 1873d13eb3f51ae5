import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { CardPayment } from "../payment/card-payment-data.ts";

/** One car of a list, ready to be drawn. Texts are finished; money is in cents. */
export interface CardData {
  href: string;
  vin: string;
  /** "2021 Mitsubishi Outlander". */
  title: string;
  trim: string | null;
  /** "38,120 miles"; null for a car without a stated mileage. */
  mileage: string | null;
  /** One fact that tells this car from its neighbours: "All-wheel drive". */
  fact: string | null;
  /** "$18,995", fees included; null = "Call for Price". */
  total: string | null;
  /** "Was $19,995", after a reduction. */
  previousPrice: string | null;
  /** Missing where the page shows no payments, null for a car without a price. */
  payment?: CardPayment | null;
  /** At most two: condition, price reduced, sold. */
  badges: string[];
  image: string | null;
  bodyStyle: VehicleSummary["bodyStyle"];
  exteriorHex: string | null;
  /** What the illustration or picture shows, for those who cannot see it. */
  imageLabel: string;
}
/** What is offered after the last card of a list. */
export interface NextStep {
  title: string;
  label: string;
  href: string;
  nofollow: boolean;
}

/** What is offered after the last card of a list. */
export interface NextStep {
  title: string;
  label: string;
  href: string;
  nofollow: boolean;
}

import type { VehiclePayment } from "../payment/vehicle-payment.ts";

/** A price on one visitor's terms. */
export interface PersonalPrice {
  /** What it consists of, with cents; the sum last. */
  lines: { label: string; amount: string; isSum: boolean }[];
  /** What the payment is worked out with, on the visitor's terms. */
  payment: VehiclePayment;
}

/** What the page of a car shows of its price on the visitor's terms. */
export type PersonalPanelData = {
  title: string;
  /** Where the terms are finished or changed. */
  action: { label: string; href: string };
} & (
  | {
      /** Has to be unlocked, or its terms are not finished. */
      isLocked: true;
      /** How far the visitor got. */
      progress: string;
    }
  | ({ isLocked: false } & PersonalPrice)
);

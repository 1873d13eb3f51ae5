import type { VehiclePayment } from "../payment/vehicle-payment.ts";

/** A price on one visitor's terms. */
export interface PersonalPrice {
  /** Parts of the price, with cents. `isSum` marks the amount financed; the out-the-door price may follow it. */
  lines: { label: string; amount: string; isSum: boolean }[];
  /** The payment on the visitor's terms. */
  payment: VehiclePayment;
}

/** The personal price on the page of a car. */
export type PersonalPanelData = {
  title: string;
  /** Link to finish or change the terms. */
  action: { label: string; href: string };
} & (
  | {
      /** True = the price has to be unlocked, or answers are missing. */
      isLocked: true;
      /** Text with the number of answered questions. */
      progress: string;
    }
  | ({ isLocked: false } & PersonalPrice)
);

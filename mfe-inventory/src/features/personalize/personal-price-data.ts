import type { VehiclePayment } from "../payment/vehicle-payment.ts";

/** A price on one visitor's terms. */
export interface PersonalPrice {
  /** Its parts with cents; the sum last. */
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
      /** It has to be unlocked, or answers are missing. */
      isLocked: true;
      /** How far the visitor got. */
      progress: string;
    }
  | ({ isLocked: false } & PersonalPrice)
);

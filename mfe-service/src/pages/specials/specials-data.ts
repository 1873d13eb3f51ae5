import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";
import type { UseCouponsData } from "@forecourt/remote-kit/offers/use-coupons";
import type { CrumbsData } from "../../parts/offers/crumbs.ts";
import type { VehicleFormData } from "../../parts/offers/vehicle-form-data.ts";

/** Everything the list of offers shows. */
export interface SpecialsData {
  title: string;
  description: string;
  crumbs: CrumbsData;
  /** Label of the button that prints; null without coupons. */
  print: string | null;
  /** Null where every offer is for everyone. */
  form: VehicleFormData | null;
  /** Text shown when no offer is valid; null when one is. */
  empty: string | null;
  coupons: CouponData[];
  use: UseCouponsData;
}

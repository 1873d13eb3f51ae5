import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";
import type { UseCouponsData } from "@forecourt/remote-kit/offers/use-coupons";
import type { OfferCrumbs } from "../../parts/offers/offer-crumbs.ts";

/** Everything a list of offers shows. */
export interface OfferListData {
  title: string;
  description: string;
  crumbs: OfferCrumbs;
  /** Text shown when no offer is valid; null when one is. */
  empty: string | null;
  offers: CouponData[];
  use: UseCouponsData;
}

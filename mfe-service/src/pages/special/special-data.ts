import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";
import type { UseCouponsData } from "@forecourt/remote-kit/offers/use-coupons";
import type { CrumbsData } from "../../parts/offers/crumbs.ts";

/** Everything the page of one offer shows. */
export interface SpecialData {
  title: string;
  crumbs: CrumbsData;
  /** Null where the offer has ended. */
  coupon: CouponData | null;
  /** Label of the button that prints. */
  print: string;
  /** Only of an offer that has ended. */
  ended: string | null;
  others: { title: string; coupons: CouponData[]; all: ContentLink } | null;
  use: UseCouponsData;
}

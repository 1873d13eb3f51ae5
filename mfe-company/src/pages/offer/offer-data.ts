import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";
import type { UseCouponsData } from "@forecourt/remote-kit/offers/use-coupons";
import type { OfferCrumbs } from "../../parts/offers/offer-crumbs.ts";

/** Everything the page of one offer shows. */
export interface OfferData {
  title: string;
  crumbs: OfferCrumbs;
  /** Null where the offer has ended. */
  offer: CouponData | null;
  /** Label of the button that prints. */
  print: string;
  /** Only of an offer that has ended. */
  ended: string | null;
  others: { title: string; offers: CouponData[]; all: ContentLink } | null;
  use: UseCouponsData;
  /** The department that answers for it. */
  department: "sales" | "service";
}

import type { ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { CouponData } from "../../parts/offers/coupon-data.ts";

type Left = "head" | "specials" | "offers" | "offerCount" | "schedulePath";

/** Everything the service index shows. */
export type ServiceData = Omit<ServiceIndex, Left> & {
  /** The first offers of today; null where there are none. */
  specials: { id: string; title: string; coupons: CouponData[]; all: ContentLink } | null;
};

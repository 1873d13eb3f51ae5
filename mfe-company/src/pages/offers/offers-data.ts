import type { Card, ContentLink } from "@forecourt/contracts/content-parts";
import type { CouponData } from "@forecourt/remote-kit/offers/coupon-data";

/** Everything the page of all offers shows. */
export interface OffersData {
  title: string;
  description: string;
  /** Text shown when no offer is valid; null when one is. */
  empty: string | null;
  lists: { title: string; offers: CouponData[]; all: ContentLink }[];
  more: Card[];
  /** Heading above `more`. */
  moreTitle: string;
}

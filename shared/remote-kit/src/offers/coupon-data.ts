import type { ContentLink } from "@forecourt/contracts/content-parts";

/** A coupon as it is drawn; every text is finished. */
export interface CouponData {
  id: string;
  title: string;
  badge: string | null;
  price: string | null;
  description: string;
  /** Sentence on the vehicles that the coupon is for; null = all. */
  forWhom: string | null;
  /** "Only at our Rolla store"; null or missing = at all stores. */
  stores?: string | null;
  code: string | null;
  expires: string;
  disclaimer: string;
  /** The disclosures of its credit claims. */
  creditTerms?: readonly string[] | undefined;
  /** Sentence on the stores that accept the coupon, for the printed page. */
  where: string;
  /**
   * Link to use the coupon: books a visit, shows the cars, else calls. `nofollow` where the links of all coupons lead
   * to one page.
   */
  book: ContentLink & { rel?: "nofollow" };
  /** Link to the coupon's own page. */
  view: ContentLink;
}

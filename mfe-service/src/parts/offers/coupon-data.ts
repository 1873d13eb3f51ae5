import type { ContentLink } from "@forecourt/contracts/content-parts";

/** A coupon as it is drawn; every text is finished. */
export interface CouponData {
  id: string;
  title: string;
  badge: string | null;
  price: string | null;
  description: string;
  /** Whose car it is for; null = everyone's. */
  forWhom: string | null;
  code: string | null;
  expires: string;
  disclaimer: string;
  /** Where it can be used, on paper. */
  where: string;
  /** Books a visit with it, else calls. */
  book: ContentLink;
  /** Its own page. */
  view: ContentLink;
}

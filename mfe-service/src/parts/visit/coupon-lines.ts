import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";

/** A coupon in lines: its name, the price with it, its last day, and what speaks against it. */
export function couponLines({ text, price, until, limits }: CouponOfVisit): string[] {
  return [text, ...[price, until].filter((line) => line !== null), ...limits];
}

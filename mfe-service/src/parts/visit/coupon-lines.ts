import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";

/** Lines of a coupon: its name, the price with it, its last day, and the limits that exclude this visit. */
export function couponLines({ text, price, until, limits }: CouponOfVisit): string[] {
  return [text, ...[price, until].filter((line) => line !== null), ...limits];
}

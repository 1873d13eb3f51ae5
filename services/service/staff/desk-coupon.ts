import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { couponOfVisit, couponToBook } from "../offers/coupon-of-visit.ts";
import { couponForWork, couponOfCode } from "../offers/offer-of-visit.ts";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContent } from "../visits/visit-content.ts";
import type { ShopDeps } from "./shop-deps.ts";

/**
 * The coupon of a visit that the desk books: the named coupon, or else the one that an owner would get online.
 * @throws StaffError when no coupon has the code, or the coupon is for other vehicles or other work
 */
export function deskCoupon(
  deps: ShopDeps,
  store: ServiceStore,
  code: string,
  content: VisitContent,
): VisitContent["coupon"] {
  if (code === "") return couponForWork(deps, store, content);
  const coupon = couponOfCode(deps, store, code);
  if (coupon === null) throw new StaffError(`no offer of today has the code ${code}`);
  if (couponToBook({ ...content, coupon }) === null) {
    const limits = couponOfVisit(store.texts, { ...content, coupon })?.limits ?? [];
    throw new StaffError(`${code}: ${limits.join(". ")}`);
  }
  return coupon;
}

import { vehicleWords } from "@forecourt/contracts/areas/service/vehicle-words";
import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";
import { fillText } from "@forecourt/domain/fill-text";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fitOf } from "@forecourt/domain/offers/vehicle-conditions";
import type { VisitContent } from "../visits/visit-content.ts";

type Texts = Readonly<Record<string, string>>;
type CouponFacts = Pick<VisitContent, "coupon" | "time" | "vehicle">;

/** The coupon of a visit in words, with what speaks against it on its day or for its vehicle. Null = none. */
export function couponOfVisit(
  texts: Texts,
  { coupon, time, vehicle }: CouponFacts,
): CouponOfVisit | null {
  if (coupon === null) return null;
  const { title, price, code, expires, vehicles } = coupon;
  const text = [title, price, code].filter((part) => part !== null).join(" · ");
  const isLate = time !== null && expires < time.day;
  const isOther = vehicles !== null && vehicle !== null && !isFor(vehicles, vehicle);
  return {
    text,
    limits: [
      ...(isLate
        ? [fillText(texts, "service.coupon.late", { date: formatLongDate(expires) })]
        : []),
      ...(isOther
        ? [fillText(texts, "service.offer.for", { vehicles: vehicleWords(texts, vehicles) })]
        : []),
    ],
  };
}

function isFor(
  conditions: NonNullable<NonNullable<VisitContent["coupon"]>["vehicles"]>,
  { modelYear: year, make, model, mileage }: NonNullable<VisitContent["vehicle"]>,
): boolean {
  const known = { year, make, model, mileage: mileage ?? undefined };
  return fitOf(conditions, known) !== "excluded";
}

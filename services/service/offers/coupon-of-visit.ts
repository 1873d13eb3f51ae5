import { vehicleWords } from "@forecourt/contracts/areas/service/vehicle-words";
import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";
import { fillText } from "@forecourt/domain/fill-text";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fitOf } from "@forecourt/domain/offers/vehicle-conditions";
import type { VisitContent } from "../visits/visit-content.ts";

type Texts = Readonly<Record<string, string>>;
type CouponFacts = Pick<VisitContent, "coupon" | "time" | "vehicle" | "lines">;
type Coupon = NonNullable<VisitContent["coupon"]>;

/** The coupon of a visit in words, with what speaks against it on its day, for its vehicle or its work. Null = none. */
export function couponOfVisit(
  texts: Texts,
  { coupon, time, vehicle, lines }: CouponFacts,
): CouponOfVisit | null {
  if (coupon === null) return null;
  const { title, price, code, expires, vehicles } = coupon;
  const text = [title, price, code].filter((part) => part !== null).join(" · ");
  const isLate = time !== null && expires < time.day;
  const missing = missingWork(coupon, lines);
  return {
    text,
    limits: [
      ...(isLate
        ? [fillText(texts, "service.coupon.late", { date: formatLongDate(expires) })]
        : []),
      ...(vehicles !== null && vehicle !== null && isOther(coupon, vehicle)
        ? [
            fillText(texts, "service.coupon.vehicle", {
              vehicle: `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}`,
              vehicles: vehicleWords(texts, vehicles),
            }),
          ]
        : []),
      ...(missing.length > 0
        ? [fillText(texts, "service.coupon.needs", { services: missing.join(", ") })]
        : []),
    ],
  };
}

/** The coupon that is booked: none that is for other vehicles or other work. An adviser may accept a late one. */
export function couponToBook({
  coupon,
  vehicle,
  lines,
}: Pick<CouponFacts, "coupon" | "vehicle" | "lines">): VisitContent["coupon"] {
  if (coupon === null || missingWork(coupon, lines).length > 0) return null;
  return vehicle !== null && isOther(coupon, vehicle) ? null : coupon;
}

/** Names of the services that are not chosen; none before any is. */
function missingWork({ needs }: Coupon, lines: VisitContent["lines"]): string[] {
  if (lines.length === 0) return [];
  const chosen = lines.map(({ opCode }) => opCode);
  return needs.filter(({ opCode }) => !chosen.includes(opCode)).map(({ name }) => name);
}

function isOther({ vehicles }: Coupon, vehicle: NonNullable<VisitContent["vehicle"]>): boolean {
  const { modelYear: year, make, model, mileage } = vehicle;
  const known = { year, make, model, mileage: mileage ?? undefined };
  return vehicles !== null && fitOf(vehicles, known) === "excluded";
}

import { describeVehicles } from "@forecourt/contracts/areas/service/describe-vehicles";
import type { CouponOfVisit } from "@forecourt/contracts/areas/service/visit-parts";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { formatCents } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fitOf } from "@forecourt/domain/offers/vehicle-conditions";
import { lowestPriceOf } from "../visits/shop-calendar.ts";
import type { VisitContent } from "../visits/visit-content.ts";

type Texts = Readonly<Record<string, string>>;
type CouponFacts = Pick<VisitContent, "coupon" | "time" | "vehicle" | "lines">;
type Coupon = NonNullable<VisitContent["coupon"]>;

/**
 * The coupon of a visit in words: the lowest price with it, its last day, and reasons why it is not valid on the day of
 * the visit, for its vehicle, or for its work. Null = none.
 */
export function couponOfVisit(
  texts: Texts,
  { coupon, time, vehicle, lines }: CouponFacts,
): CouponOfVisit | null {
  if (coupon === null) return null;
  const { title, price, code, expires, vehicles } = coupon;
  const date = expires === null ? null : formatLongDate(expires, localeOf(texts));
  const missing = missingWork(coupon, lines);
  const isLate = time !== null && expires !== null && expires < time.day;
  const limits = [
    ...(isLate && date ? [fillText(texts, "service.coupon.late", { date })] : []),
    ...(vehicles !== null && vehicle !== null && isOther(coupon, vehicle)
      ? [
          fillText(texts, "service.coupon.vehicle", {
            vehicle: `${vehicle.modelYear} ${vehicle.make} ${vehicle.model}`,
            vehicles: describeVehicles(texts, vehicles),
          }),
        ]
      : []),
    ...(missing.length > 0
      ? [fillText(texts, "service.coupon.needs", { services: missing.join(", ") })]
      : []),
  ];
  const cents = limits.length === 0 ? priceWith(coupon, lines) : null;
  return {
    text: couponName({ title, price, code }),
    price: cents === null ? null : priceText(texts, cents),
    until: limits.length === 0 && date ? fillText(texts, "service.coupon.until", { date }) : null,
    limits,
  };
}

/** "Brake inspection · $20 off · BRAKE20". A line may end after a dot and never begins with one. */
export function couponName({
  title,
  price,
  code,
}: Pick<Coupon, "title" | "price" | "code">): string {
  const terms = [price, code].filter((part) => part !== null);
  const short = terms.map((part) => part.replaceAll(" ", noBreak)).join(`${noBreak}·${noBreak}`);
  return terms.length === 0 ? title : `${title}${noBreak}· ${short}`;
}

const noBreak = "\u00A0";

/** Texts of mails and the desk about a coupon, from its name to the reasons why it is not valid. */
export function couponFacts({ text, price, limits }: CouponOfVisit): string[] {
  return [text, ...(price ? [price] : []), ...limits];
}

function priceText(texts: Texts, cents: number): string {
  return cents === 0
    ? fillText(texts, "service.coupon.price.none")
    : fillText(texts, "service.coupon.price", { price: formatCents(cents) });
}

/** The lowest price of the work with the coupon, in cents; null = price or coupon is not an amount. */
function priceWith({ price, needs }: Coupon, lines: VisitContent["lines"]): number | null {
  const total = lowestPriceOf(lines);
  const off = centsOff(price);
  if (total === null || off === null) return null;
  const covered = lines.filter((line) => needs.some(({ opCode }) => opCode === line.opCode));
  return covered.length === 0 ? null : total - Math.min(off, lowestPriceOf(covered) ?? 0);
}

/** The cents of "$20 off"; null = another text, such as "No charge". */
function centsOff(price: string | null): number | null {
  const [, dollars, cents = "0"] = /^\$(\d{1,5})(?:\.(\d\d))? off$/i.exec(price ?? "") ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents);
}

/** The coupon that is booked; none if it is for other vehicles or other work. An adviser may accept a late coupon. */
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

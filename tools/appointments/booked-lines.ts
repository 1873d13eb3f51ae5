import { formatCents } from "@forecourt/domain/money";
import { lowestPriceOf } from "@forecourt/service-service/visits/shop-calendar";
import type { VisitContent } from "@forecourt/service-service/visits/visit-content";

type Booked = Pick<VisitContent, "lines" | "time" | "coupon">;

/** What the desk tells an owner on the phone: the work, its price, the coupon, when the vehicle is ready, and who receives it. */
export function bookedLines({ lines, time, coupon }: Booked): string[] {
  const cents = lowestPriceOf(lines);
  const price =
    cents === null ? "quoted first" : cents === 0 ? "no charge" : `from ${formatCents(cents)}`;
  return [
    `  ${lines.map(({ name }) => name).join(", ")}: ${price}`,
    ...(coupon === null
      ? []
      : [
          `  coupon: ${[coupon.title, coupon.price, coupon.code].filter((part) => part !== null).join(", ")}`,
        ]),
    ...(time === null ? [] : [`  ready about ${time.readyBy}, adviser ${time.adviserId}`]),
  ];
}

import { formatCents } from "@forecourt/domain/money";
import { couponFacts, couponOfVisit } from "@forecourt/service-service/offers/coupon-of-visit";
import { lowestPriceOf } from "@forecourt/service-service/visits/shop-calendar";
import type { VisitContent } from "@forecourt/service-service/visits/visit-content";
import { wrap } from "../command-line/wrap-lines.ts";

type Booked = Pick<VisitContent, "lines" | "time" | "coupon" | "vehicle">;

/** What the desk tells an owner on the phone: the work, its price, the coupon, when the vehicle is ready, and who receives it. */
export function bookedLines(content: Booked, texts: Readonly<Record<string, string>>): string[] {
  const { lines, time } = content;
  const said = couponOfVisit(texts, content);
  return [
    `  ${lines.map(({ name }) => name).join(", ")}: ${priceWords(lines)}`,
    ...(said === null ? [] : wrap(`  coupon: ${couponFacts(said).join(". ")}`, "    ")),
    ...(time === null ? [] : [`  ready about ${time.readyBy}, adviser ${time.adviserId}`]),
  ];
}

/** `from $59.95`, of work whose prices are lowest ones. */
export function priceWords(lines: VisitContent["lines"]): string {
  const cents = lowestPriceOf(lines);
  if (cents === null) return "quoted first";
  return cents === 0 ? "no charge" : `from ${formatCents(cents)}`;
}

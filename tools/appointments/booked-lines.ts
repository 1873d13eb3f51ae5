import { formatClock } from "@forecourt/domain/appointments/format";
import { formatCents } from "@forecourt/domain/money";
import { servicesOfSymptoms } from "@forecourt/service-service/forms/services-of-symptoms";
import { couponFacts, couponOfVisit } from "@forecourt/service-service/offers/coupon-of-visit";
import type { ServiceStore } from "@forecourt/service-service/visits/service-store";
import { lowestPriceOf } from "@forecourt/service-service/visits/shop-calendar";
import type { VisitContent } from "@forecourt/service-service/visits/visit-content";
import { wrap } from "../command-line/wrap-lines.ts";

type Booked = Pick<VisitContent, "lines" | "time" | "coupon" | "vehicle">;

/**
 * Facts that the desk gives an owner on the phone: the work, its price, the coupon, when the vehicle is ready, and who
 * receives it.
 */
export function bookedLines(content: Booked, texts: Readonly<Record<string, string>>): string[] {
  const { lines, time } = content;
  const said = couponOfVisit(texts, content);
  return [
    `  ${lines.map(({ name }) => name).join(", ")}: ${priceText(lines)}`,
    ...(said === null ? [] : wrap(`  coupon: ${couponFacts(said).join(". ")}`, "    ")),
    ...(time === null
      ? []
      : [`  ready about ${formatClock(time.readyBy)}, adviser ${time.adviserId}`]),
  ];
}

/** The work that the owner's words would add online, where the desk has not booked it, and how to add it. */
export function suggestedLines(
  { lines, symptoms }: Pick<VisitContent, "lines" | "symptoms">,
  { store, number }: { store: Pick<ServiceStore, "config" | "texts">; number: string },
): string[] {
  const booked = lines.map(({ opCode }) => opCode);
  const added = servicesOfSymptoms(store, { symptoms, chosen: booked });
  const suggested = added.filter((opCode) => !booked.includes(opCode));
  if (suggested.length === 0) return [];
  const work = [...booked, ...suggested].join(",");
  return [
    `  the words suggest ${suggested.join(", ")}, not booked; to add: change ${number} --work ${work}`,
  ];
}

/** `from $59.95`, for work with a lowest price. */
export function priceText(lines: VisitContent["lines"]): string {
  const cents = lowestPriceOf(lines);
  if (cents === null) return "quoted first";
  return cents === 0 ? "no charge" : `from ${formatCents(cents)}`;
}

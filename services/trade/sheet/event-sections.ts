import { afterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { localDayAndTime } from "@forecourt/service-kit/appointments/bookable-times";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { afterInspectionOf } from "../inspections/after-inspection.ts";
import type { OfferEvent } from "../inspections/offer-events.ts";
import { readingRows } from "../inspections/readings.ts";
import { amountRow, type SheetSection } from "./sheet-row.ts";

/** Events of an offer, with person and time, each version with its lines. */
export function eventSections(
  events: readonly OfferEvent[],
  { store: { config, texts }, car }: Pick<DeskOffer, "store" | "car">,
): SheetSection[] {
  const { timezone } = config.company;
  const versions = events.filter(({ kind }) => kind === "revised");
  return events.flatMap((event) => {
    const { day, time } = localDayAndTime(new Date(event.at), timezone);
    const who = { label: "By", value: `${event.madeBy}, ${day} ${time}` };
    if (event.kind === "inspected") {
      const found = event.content.found.length === 0 ? ["as described"] : event.content.found;
      return [
        {
          title: "Inspected",
          rows: [
            who,
            ...readingRows(car, event.content),
            ...found.map((value) => ({ label: "Found", value })),
          ],
        },
      ];
    }
    if (event.kind === "accepted") {
      const { payment, priceCents } = event.content;
      const kind = payment === "cashNow" ? "cash now" : "more cash later";
      const paid = { label: `Price, ${kind}`, value: formatAmount(priceCents), isSum: true };
      return [{ title: "Bought", rows: [who, paid] }];
    }
    if (event.kind === "declined") {
      const title = event.content.bySeller ? "Kept by the seller" : "Declined";
      return [{ title, rows: [who, { label: "Why", value: event.content.reason }] }];
    }
    const after = afterInspectionOf([event], timezone);
    const summary = { store: config.company.name, phone: "", payoff: null, seller: null, texts };
    const kinds = after ? afterInspectionSummary(after, summary).kinds : [];
    const version = versions.indexOf(event) + 2;
    const until = { label: "Valid through", value: event.content.validUntil };
    return kinds.map(({ title, lines, steps }, index) => ({
      title: `Version ${version}: ${title}`,
      rows: [...[...lines, ...steps].map(amountRow), ...(index === 0 ? [until, who] : [])],
    }));
  });
}

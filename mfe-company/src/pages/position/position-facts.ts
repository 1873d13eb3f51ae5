import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import type { SiteContext } from "@forecourt/contracts/site";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { placeText } from "../../parts/positions/place-text.ts";
import { payText, typeText } from "../../parts/positions/position-view.ts";
import type { PositionData } from "./position-data.ts";

/** Pay, working hours and place of a position, as far as they are stated. For loaders: dates depend on the runtime. */
export function positionFacts(position: OpenPosition, site: SiteContext): PositionData["facts"] {
  const { texts } = site;
  const { hours, startDate, endDate, pay } = position;
  const day = (date: string | null) => date && formatLongDate(date, localeOf(texts));
  const facts: [string, string | null, string | null][] = [
    ["careers.pay", payText(position, site), pay && pay.note],
    ["careers.type", typeText(position, site), null],
    ["careers.schedule", hours, null],
    ["careers.place", placeText(position, site), null],
    ["careers.posted", day(startDate), null],
    ["careers.applyBy", day(endDate), null],
  ];
  return facts.flatMap(([key, value, note]) =>
    value === null ? [] : [{ label: fillText(texts, key), value, ...(note !== null && { note }) }],
  );
}

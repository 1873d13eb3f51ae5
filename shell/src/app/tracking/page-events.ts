import type { PageEvent } from "@forecourt/remote-kit/track";
import type { PageState } from "../page-state.ts";

/** Pages with more specific events of their own. */
const withoutPageView = new Set(["carDirectPage", "car-direct-page"]);

/** The events of showing a page. */
export function pageEvents(
  { outcome, area, page, eventFacts = {} }: PageState,
  path: string,
): PageEvent[] {
  const events: PageEvent[] = [];
  if (page === null || !withoutPageView.has(page)) events.push({ name: "PageView", facts: {} });
  if (outcome !== "page" || area !== "inventory") return events;
  if (page === "search") events.push({ name: "Search", facts: eventFacts });
  if (page === "vehicle") events.push({ name: "ViewContent", facts: factsOfCar(path) });
  return events;
}

/** The path of a vehicle page ends with the VIN. */
function factsOfCar(path: string): PageEvent["facts"] {
  const [, vin] = /([A-HJ-NPR-Z0-9]{17})(?:[?#]|$)/i.exec(path) ?? [];
  return vin === undefined ? {} : { vins: [vin.toUpperCase()] };
}

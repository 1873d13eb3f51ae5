import type { PageEvent } from "@forecourt/remote-kit/track";
import type { PageState } from "../page-state.ts";

/** The events of showing a page. */
export function pageEvents(
  { outcome, area, page, eventFacts = {}, withoutPageView }: PageState,
  path: string,
): PageEvent[] {
  const events: PageEvent[] = [];
  if (!withoutPageView) events.push({ name: "PageView", facts: {} });
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

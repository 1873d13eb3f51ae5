import type { PageEvent } from "@forecourt/remote-kit/track";
import type { PageState } from "../page-state.ts";

/** Its own events tell more than a view of it would. */
const withoutPageView = new Set(["carDirectPage", "car-direct-page"]);

/** What has happened by a page's being shown. */
export function pageEvents({ outcome, area, page }: PageState, path: string): PageEvent[] {
  const events: PageEvent[] = [];
  if (page === null || !withoutPageView.has(page)) events.push({ name: "PageView", facts: {} });
  if (outcome !== "page" || area !== "inventory") return events;
  if (page === "search") events.push({ name: "Search", facts: {} });
  if (page === "vehicle") events.push({ name: "ViewContent", facts: factsOfCar(path) });
  return events;
}

/** A car's address ends with its VIN. */
function factsOfCar(path: string): PageEvent["facts"] {
  const [, vin] = /([A-HJ-NPR-Z0-9]{17})(?:[?#]|$)/i.exec(path) ?? [];
  return vin === undefined ? {} : { vins: [vin.toUpperCase()] };
}

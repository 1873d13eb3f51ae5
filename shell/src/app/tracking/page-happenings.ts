import type { PageEvent } from "@forecourt/remote-kit/track";
import type { PageState } from "../page-state.ts";

/** Its own events tell more than a view of it would. */
const withoutPageView = new Set(["carDirectPage", "car-direct-page"]);

/** What has happened by a page's being shown. */
export function pageHappenings({ outcome, area, page }: PageState, path: string): PageEvent[] {
  const happenings: PageEvent[] = [];
  if (page === null || !withoutPageView.has(page)) happenings.push({ name: "PageView", facts: {} });
  if (outcome !== "page" || area !== "inventory") return happenings;
  if (page === "search") happenings.push({ name: "Search", facts: {} });
  if (page === "vehicle") happenings.push({ name: "ViewContent", facts: factsOfCar(path) });
  return happenings;
}

/** A car's address ends with its VIN. */
function factsOfCar(path: string): PageEvent["facts"] {
  const [, vin] = /([A-HJ-NPR-Z0-9]{17})(?:[?#]|$)/i.exec(path) ?? [];
  return vin === undefined ? {} : { vins: [vin.toUpperCase()] };
}

import type { PageEvent } from "@forecourt/remote-kit/track";
import type { PageState } from "../page-state.ts";

/** The events of showing a page. The car of a vehicle page is added where events are sent. */
export function pageEvents({
  outcome,
  area,
  page,
  eventFacts = {},
  withoutPageView,
}: PageState): PageEvent[] {
  const events: PageEvent[] = [];
  if (!withoutPageView) events.push({ name: "PageView", facts: {} });
  if (outcome !== "page" || area !== "inventory") return events;
  if (page === "search") events.push({ name: "Search", facts: eventFacts });
  if (page === "vehicle") events.push({ name: "ViewContent", facts: {} });
  return events;
}

import type { AreaName } from "@forecourt/contracts/areas";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { Outcome, PageState } from "../app/page-state.ts";

/** The state of a path that leads nowhere. */
export function notFoundState(site: SiteContext): PageState {
  return frameState(site, "not-found", 404, null, "notFound.subtitle");
}

/** The state of a page whose area does not answer. */
export function unavailableState(site: SiteContext, area: AreaName): PageState {
  return frameState(site, "unavailable", 503, area, `area.${area}.body`);
}

function frameState(
  { texts }: SiteContext,
  outcome: Outcome,
  status: number,
  area: AreaName | null,
  description: string,
): PageState {
  const message = fillText(texts, `error.message.${status}`);
  const head = {
    title: fillText(texts, "error.documentTitle", { statusCode: status, message }),
    description: fillText(texts, description),
    canonical: null,
    index: false,
  };
  return { outcome, status, area, page: null, data: null, head, late: {} };
}

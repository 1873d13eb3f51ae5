import type { AreaName } from "@forecourt/contracts/areas";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PageState } from "../app/page-state.ts";

/** The state of a path that leads nowhere. */
export function notFoundState(site: SiteContext): PageState {
  return frameState(site, "not-found", 404, null, "errors.notFound");
}

/** The state of a page whose area does not answer. */
export function unavailableState(site: SiteContext, area: AreaName): PageState {
  return frameState(site, "unavailable", 503, area, "errors.unavailable");
}

function frameState(
  site: SiteContext,
  outcome: PageState["outcome"],
  status: number,
  area: AreaName | null,
  texts: string,
): PageState {
  const text = (key: string) => fillText(site.texts, `${texts}.${key}`, { status, name: site.name });
  const head = {
    title: text("headTitle"),
    description: text("subtitle"),
    canonical: null,
    index: false,
  };
  return { outcome, status, area, page: null, data: null, head };
}

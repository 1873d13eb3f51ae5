import type { AreaName } from "@forecourt/contracts/areas";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { PageState } from "../app/page-state.ts";
import { errorTitle, invalidRouteTitle, noRouteTitle } from "./error-title.ts";

/** The state of the 404 page; `hasRoute` = an area owns the path, but has no page for its values. */
export function notFoundState(site: SiteContext, url: URL, hasRoute: boolean): PageState {
  const state = frameState(site, { outcome: "not-found", status: 404 }, "notFound.subtitle");
  const title = (hasRoute ? invalidRouteTitle : noRouteTitle)(site.texts, url);
  return { ...state, head: { ...state.head, title } };
}

/** The state of a page whose area failed. */
export function unavailableState(site: SiteContext, area: AreaName): PageState {
  return frameState(site, { outcome: "unavailable", status: 503, area }, `area.${area}.body`);
}

/** The state of the error page of the shell itself; `requestId` identifies the log line. */
export function errorState(site: SiteContext, requestId: string): PageState {
  return frameState(site, { outcome: "error", status: 500, data: { requestId } }, "error.subtitle");
}

type StateInput = Pick<PageState, "outcome" | "status"> & Partial<Pick<PageState, "area" | "data">>;

function frameState({ texts }: SiteContext, input: StateInput, description: string): PageState {
  const head = {
    title: errorTitle(texts, input.status),
    description: fillText(texts, description),
    canonical: null,
    index: false,
  };
  return { area: null, data: null, ...input, page: null, head, deferred: {} };
}

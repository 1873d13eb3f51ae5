import type { BrowserSite } from "@forecourt/contracts/site";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { type ClientNavigation, noNavigation } from "./client-navigation.ts";
import { PageRoute, SiteRoot } from "./site-root.tsx";

export const pageRouteId = "page";

/** The state that all pages of one document share. */
interface SiteOfDocument {
  site: BrowserSite;
  visitor: VisitorStore;
  formToken?: string | undefined;
}

/**
 * The shell's routes, the same on the server and in the browser: one frame and one page.
 * `contracts/areas.ts` maps a path to its page; `loader` loads the page and its data.
 */
export function siteRoutes(
  { site, visitor, formToken = "" }: SiteOfDocument,
  loader: LoaderFunction,
  client: ClientNavigation = noNavigation,
): RouteObject[] {
  return [
    {
      id: "site",
      element: <SiteRoot site={site} visitor={visitor} formToken={formToken} client={client} />,
      children: [{ id: pageRouteId, path: "*", element: <PageRoute />, loader }],
    },
  ];
}

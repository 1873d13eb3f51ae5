import type { BrowserSite } from "@forecourt/contracts/site";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { type Location, type Navigator, Router } from "react-router-dom";
import { type ClientNavigation, noNavigation } from "./client-navigation.ts";
import type { LoadedPage } from "./page-view.tsx";
import { RestoreScroll, type ScrollTarget } from "./restore-scroll.tsx";
import { PageRoute, SiteRoot } from "./site-root.tsx";

interface SiteAppProps {
  site: BrowserSite;
  visitor: VisitorStore;
  formToken?: string | undefined;
  location: Location;
  page: LoadedPage;
  client?: ClientNavigation;
  scroll?: ScrollTarget;
}

/**
 * The whole site at one location, the same on the server and in the browser: one frame and one page.
 * `contracts/areas.ts` maps a path to its page. React Router only provides the location: with one route,
 * whose data the server loads, its data router would be 19 KB of script (gzip) for no use.
 */
export function SiteApp(props: SiteAppProps) {
  const { location, page, formToken = "", client = noNavigation, scroll = "unchanged" } = props;
  return (
    <Router location={location} navigator={noNavigator}>
      <SiteRoot
        site={props.site}
        visitor={props.visitor}
        formToken={formToken}
        client={client}
        layout={page.state.layout}
        area={page.state.area}
        store={page.state.store}
      >
        <PageRoute page={page} />
      </SiteRoot>
      <RestoreScroll target={scroll} entry={location.key} />
    </Router>
  );
}

/** Links and forms are followed by listeners of the document, so that no component navigates by itself. */
const noNavigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : `${to.pathname}${to.search}${to.hash}`),
  go: () => {},
  push: () => {},
  replace: () => {},
};

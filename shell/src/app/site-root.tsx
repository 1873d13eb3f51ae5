import type { BrowserSite } from "@forecourt/contracts/site";
import { FormTokenProvider } from "@forecourt/remote-kit/form-token";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { VisitorProvider, type VisitorStore } from "@forecourt/remote-kit/visitor";
import { useEffect, useMemo } from "react";
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from "react-router-dom";
import type { ClientNavigation } from "./client-navigation.ts";
import { Frame } from "./frame/frame.tsx";
import { PageEffects } from "./page-effects.tsx";
import { type LoadedPage, PageView } from "./page-view.tsx";
import { LazyPopups } from "./popups/lazy-popups.tsx";
import { RestoreViewState } from "./restore-view-state.tsx";

interface SiteRootProps {
  site: BrowserSite;
  visitor: VisitorStore;
  formToken: string;
  client: ClientNavigation;
}

/** Providers and frame around every page. Only this and `PageRoute` read the router. */
export function SiteRoot({ site, visitor, formToken, client }: SiteRootProps) {
  const { pathname, search, key } = useLocation();
  const path = pathname + search;
  const pending = useMemo(
    () => ({ now: () => client.status() === "pending", subscribe: client.subscribe }),
    [client],
  );
  const navigation = useMemo(() => ({ path, pending, go: client.go }), [path, pending, client]);
  useEffect(() => client.completed(), [client, key]);
  return (
    <SiteProvider site={site}>
      <VisitorProvider store={visitor}>
        <FormTokenProvider token={formToken}>
          <NavigationProvider value={navigation}>
            <Frame client={client}>
              <Outlet />
            </Frame>
            <ScrollRestoration />
          </NavigationProvider>
        </FormTokenProvider>
      </VisitorProvider>
    </SiteProvider>
  );
}

/** The single page route: its loader has resolved the path to a page. */
export function PageRoute() {
  const { state, Page, deferred, viewState } = useLoaderData<LoadedPage>();
  const location = useLocation();
  const key = pageKey(state, location.key);
  return (
    <>
      <PageEffects state={state} />
      <PageView key={key} state={state} Page={Page} deferred={deferred} />
      <RestoreViewState key={`${key} view`} viewState={viewState} />
      <LazyPopups state={state} />
    </>
  );
}

/** A page keeps its React state while only its query changes; a failure page is always mounted anew. */
function pageKey(state: LoadedPage["state"], locationKey: string): string {
  return state.outcome === "page" ? `${state.area}/${state.page}` : locationKey;
}

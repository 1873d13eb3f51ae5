import type { BrowserSite } from "@forecourt/contracts/site";
import { FormTokenProvider } from "@forecourt/remote-kit/form-token";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { VisitorProvider, type VisitorStore } from "@forecourt/remote-kit/visitor";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { ClientNavigation } from "./client-navigation.ts";
import { Frame } from "./frame/frame.tsx";
import { PageEffects } from "./page-effects.tsx";
import type { PageState } from "./page-state.ts";
import { type LoadedPage, PageView } from "./page-view.tsx";
import { LazyPopups } from "./popups/lazy-popups.tsx";
import { RestoreViewState } from "./restore-view-state.tsx";

interface SiteRootProps {
  site: BrowserSite;
  visitor: VisitorStore;
  formToken: string;
  client: ClientNavigation;
  layout: PageState["layout"];
  area: PageState["area"];
  store: PageState["store"];
  children: ReactNode;
}

/** Providers and frame around every page. Only this and `PageRoute` read the router. */
export function SiteRoot({
  site,
  visitor,
  formToken,
  client,
  layout,
  area,
  store,
  children,
}: SiteRootProps) {
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
            <Frame client={client} layout={layout} area={area} store={store}>
              {children}
            </Frame>
          </NavigationProvider>
        </FormTokenProvider>
      </VisitorProvider>
    </SiteProvider>
  );
}

/** The page within the frame. */
export function PageRoute({ page }: { page: LoadedPage }) {
  const { state, Page, deferred, viewState } = page;
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

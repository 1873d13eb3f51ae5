import type { BrowserSite } from "@forecourt/contracts/site";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { useMemo } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation as useRouterNavigation,
} from "react-router-dom";
import { Frame } from "./frame/frame.tsx";
import { PageEffects } from "./page-effects.tsx";
import { type LoadedPage, PageView } from "./page-view.tsx";

/** The frame around every page; the only reader of the router besides `PageRoute`. */
export function SiteRoot({ site }: { site: BrowserSite }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pending = useRouterNavigation().state !== "idle";
  const navigation = useMemo(
    () => ({
      path: pathname + search,
      pending,
      go: (path: string, options: { replace?: boolean; keepScroll?: boolean } = {}) => {
        const { replace = false, keepScroll = false } = options;
        void navigate(path, { replace, preventScrollReset: keepScroll });
      },
    }),
    [pathname, search, pending, navigate],
  );
  return (
    <SiteProvider site={site}>
      <NavigationProvider value={navigation}>
        <Frame>
          <Outlet />
        </Frame>
        <ScrollRestoration />
      </NavigationProvider>
    </SiteProvider>
  );
}

/** The one page route: whatever the path, its loader has found out what to draw. */
export function PageRoute() {
  const { state, Page, late } = useLoaderData<LoadedPage>();
  const { key } = useLocation();
  return (
    <>
      <PageEffects state={state} />
      <PageView key={pageKey(state, key)} state={state} Page={Page} late={late} />
    </>
  );
}

/** A page keeps its state while only its query changes; an error boundary starts afresh. */
function pageKey(state: LoadedPage["state"], locationKey: string): string {
  return state.outcome === "page" ? `${state.area}/${state.page}` : locationKey;
}

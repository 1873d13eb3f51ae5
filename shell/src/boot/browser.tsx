import "@forecourt/ui/styles/base.css";
import { createVisitorStore, type VisitorStore } from "@forecourt/remote-kit/visitor";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, NavigationType, RouterProvider } from "react-router-dom";
import { withFragmentMarkup } from "../app/page-fragments.tsx";
import { type BootState, bootGlobal } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { pageRouteId, siteRoutes } from "../app/routes.tsx";
import { trackPages } from "../app/tracking/track-pages.ts";
import { watchChat } from "../app/tracking/watch-chat.ts";
import { trackScrolledElements } from "../app/view-state.ts";
import { createAreas } from "../remotes/browser.ts";
import { clearRefusedStorage } from "./clear-refused-storage.ts";
import { createClientNavigator } from "./client-navigator.ts";
import { payloadFetcher } from "./fetch-payload.ts";
import { followLinks } from "./follow-links.ts";
import { createHistoryCache, type HistoryCache } from "./history-cache.ts";
import { historySnapshot } from "./history-snapshot.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { navigatedBeforeHydration } from "./navigated-before-hydration.ts";
import { createPayloadCache, type PayloadCache } from "./payload-cache.ts";
import { payloadLoader } from "./payload-loader.ts";
import { syncPreferences } from "./preference-sync.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { mayReload } from "./reload-guard.ts";
import { syncVisitorCookies } from "./visitor-cookie-sync.ts";

const boot: BootState = Reflect.get(globalThis, bootGlobal);
const { site } = boot;

/** Hydrates the server-rendered page with the same releases and the same data. */
async function start(): Promise<void> {
  const visitor = createVisitorStore(boot.visitor);
  syncVisitorCookies(visitor, site.cookieTier);
  const preferences = syncPreferences(visitor, site.cookieTier);
  clearRefusedStorage(visitor, site.cookieTier);
  const areas = createAreas(boot.remotes);
  const Page = await loadPage(areas, boot.page).catch((error: unknown) => {
    console.error("the page's code did not load; its links and forms still work", error);
    return null;
  });
  if (navigatedBeforeHydration() && mayReload(location.pathname, Date.now())) {
    return location.reload();
  }
  const payloads = createPayloadCache(payloadFetcher(boot.record), (payload) => {
    // A failure repeats, and is reported, when the visitor navigates to the page.
    if ("outcome" in payload) loadPage(areas, payload).catch(() => {});
  });
  const client = createClientNavigator(payloads);
  const pages = createHistoryCache();
  clearWhenVisitorChanges(visitor, payloads, pages);
  const destination = () => {
    const { location: next, historyAction } = router.state.navigation;
    return { key: next?.key, isNew: historyAction !== NavigationType.Pop };
  };
  const loader = payloadLoader({
    areas,
    payloads,
    pages,
    client,
    destination,
    visitor,
    preferences,
  });
  const router = createBrowserRouter(siteRoutes({ ...boot, visitor }, loader, client), {
    hydrationData: {
      loaderData: { [pageRouteId]: loadedPage(withFragmentMarkup(boot.page, document), Page) },
    },
  });
  cacheLeftPages(router, pages);
  trackShownPages(router, visitor);
  watchChat({ site, visitor, reload: () => location.reload() });
  client.attach(router);
  followLinks(client);
  prefetchOnIntent(payloads);
  trackScrolledElements();
  hydrate(router);
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Loaders may return other data once the visitor's claims, terms or address have changed. */
function clearWhenVisitorChanges(
  visitor: VisitorStore,
  payloads: PayloadCache,
  pages: HistoryCache,
): void {
  visitor.subscribe((now, before) => {
    const isSame = (key: "proven" | "terms" | "locationAddress") => now[key] === before[key];
    if (isSame("proven") && isSame("terms") && isSame("locationAddress")) return;
    payloads.clear();
    pages.clear();
  });
}

function cacheLeftPages(router: Router, pages: HistoryCache): void {
  router.subscribe(({ navigation, location: { key, pathname, search }, loaderData }) => {
    const main = document.getElementById("main");
    if (navigation.state !== "loading" || !main) return;
    const page = historySnapshot(loaderData[pageRouteId], main);
    if (page) pages.set(key, pathname + search, page);
  });
}

function trackShownPages(router: Router, visitor: VisitorStore): void {
  const tracker = trackPages({ site, visitor });
  tracker.shown(location, boot.page);
  router.subscribe(({ navigation, location: shown, loaderData }) => {
    const page: LoadedPage = loaderData[pageRouteId];
    if (navigation.state === "idle") tracker.shown(shown, page.state);
  });
}

function hydrate(router: Router): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("the document has no #root");
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // In a transition React hydrates in small steps and handles input between them.
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

void start();

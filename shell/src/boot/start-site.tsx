import { createVisitorStore, type VisitorStore } from "@forecourt/remote-kit/visitor";
import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { withFragmentMarkup } from "../app/page-fragments.tsx";
import { type BootState, bootGlobal } from "../app/page-state.ts";
import { trackPages } from "../app/tracking/track-pages.ts";
import { trackScrolledElements } from "../app/view-state.ts";
import { createAreas } from "../remotes/browser.ts";
import { carryTerms } from "./carried-terms.ts";
import { clearRefusedStorage } from "./clear-refused-storage.ts";
import { createClientNavigator } from "./client-navigator.ts";
import { payloadFetcher } from "./fetch-payload.ts";
import { followLinks } from "./follow-links.ts";
import { createHistoryCache, type HistoryCache } from "./history-cache.ts";
import { historySnapshot } from "./history-snapshot.ts";
import { layOutWhole } from "./lay-out-whole.ts";
import { loadPageComponent, toLoadedPage } from "./load-page-component.ts";
import { navigatedBeforeHydration } from "./navigated-before-hydration.ts";
import { createPayloadCache, type PayloadCache } from "./payload-cache.ts";
import { payloadLoader } from "./payload-loader.ts";
import { syncPreferences } from "./preference-sync.ts";
import { mayReload } from "./reload-guard.ts";
import { BrowserApp } from "./router/browser-app.tsx";
import { createPageRouter, type PageRouter } from "./router/page-router.ts";
import { createScrollPositions } from "./router/scroll-positions.ts";
import { startLater } from "./start-later.ts";
import { unreachablePage } from "./unreachable-page.ts";
import { syncVisitorCookies } from "./visitor-cookie-sync.ts";
import { yieldToBrowser } from "./yield-to-browser.ts";

const boot: BootState = Reflect.get(globalThis, bootGlobal);
const { site } = boot;

/** Hydrates the server-rendered page with the same releases and the same data. */
export async function startSite(): Promise<void> {
  const visitor = createVisitorStore(boot.visitor);
  syncVisitorCookies(visitor, site.cookieTier);
  const preferences = syncPreferences(visitor, site.cookieTier);
  clearRefusedStorage(visitor, site.cookieTier);
  const areas = createAreas(boot.remotes);
  const Page = await loadPageComponent(areas, boot.page).catch((error: unknown) => {
    console.error("the page's code did not load", error);
    return null;
  });
  // Running the page's code was a task; what follows is another.
  await yieldToBrowser();
  if (navigatedBeforeHydration() && mayReload(location.pathname, Date.now())) {
    return location.reload();
  }
  const payloads = createPayloadCache(payloadFetcher(boot.record), (payload) => {
    // A failure repeats, and is reported, when the visitor navigates to the page.
    if ("outcome" in payload) loadPageComponent(areas, payload).catch(() => {});
  });
  const terms = carryTerms(visitor, preferences.unsaved, site.cookieTier);
  const client = createClientNavigator(payloads, terms);
  const pages = createHistoryCache();
  clearWhenVisitorChanges(visitor, payloads, pages);
  const router = createPageRouter({
    page: toLoadedPage(withFragmentMarkup(boot.page, document), Page),
    load: payloadLoader({ areas, payloads, pages, client, visitor, preferences, terms }),
    failedPage: unreachablePage,
    positions: createScrollPositions(),
  });
  cacheLeftPages(router, pages);
  trackShownPages(router, visitor);
  client.attach(router);
  followLinks(client);
  startLater(payloads, terms, { record: boot.record, site, visitor });
  trackScrolledElements();
  const { formToken } = boot;
  hydrate(<BrowserApp {...{ router, client, visitor, site, formToken }} />);
}

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

function cacheLeftPages(router: PageRouter, pages: HistoryCache): void {
  router.subscribe(({ navigation, location: { key, pathname, search }, page }) => {
    const main = document.getElementById("main");
    if (navigation.state !== "loading" || !main) return;
    // Pages that are rendered here are laid out whole, so that Back scrolls to where they were left.
    layOutWhole();
    const left = historySnapshot(page, main);
    if (left) pages.set(key, pathname + search, left);
  });
}

function trackShownPages(router: PageRouter, visitor: VisitorStore): void {
  const tracker = trackPages({ site, visitor });
  tracker.shown(location, boot.page);
  router.subscribe(({ navigation, location: shown, page }) => {
    if (navigation.state === "idle") tracker.shown(shown, page.state);
  });
}

function hydrate(app: ReactNode): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("no #root");
  // In a transition React hydrates in small steps and handles input between them.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{app}</StrictMode>, {
      onCaughtError: reportThrown,
      onRecoverableError: reportThrown,
    });
  });
}

/** Reports an error. Its code is loaded only then, because nearly no document has an error. */
function reportThrown(thrown: unknown, info: object): void {
  import("./recovered-error.ts").then(
    ({ reportRecoveredError }) => reportRecoveredError(thrown, boot, info),
    console.warn,
  );
}

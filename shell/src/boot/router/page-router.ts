import type { Location } from "react-router-dom";
import type { LoadedPage } from "../../app/page-view.tsx";
import { currentLocation, locationOf, pathOf } from "./history-entry.ts";
import { createRouterState, type RouterState } from "./router-state.ts";
import type { ScrollPositions } from "./scroll-positions.ts";

/** The history entry that a navigation leads to. */
export interface Destination {
  url: URL;
  /** Key of the history entry. */
  key: string;
  /** False for Back and Forward. */
  isNew: boolean;
  /** True when it is the page that is shown, which is to be loaded anew. */
  isReload: boolean;
  /** Aborted by a later navigation. */
  signal: AbortSignal;
}

interface NavigateOptions {
  replace: boolean;
  preventScrollReset: boolean;
}

type Navigation = NavigateOptions & Pick<Destination, "isNew">;

export interface PageRouter {
  readonly state: RouterState;
  /** Loads the page at `path` and shows it; a later navigation cancels this one. */
  navigate(path: string, options: NavigateOptions): void;
  /** Calls `changed` with each new state. Returns a function that unsubscribes. */
  subscribe(changed: (state: RouterState) => void): () => void;
}

interface PageRouterOptions {
  /** The page of the document. */
  page: LoadedPage;
  /** Loads the page of a navigation, or resolves to the path that it redirects to. */
  load(destination: Destination): Promise<LoadedPage | { redirect: string }>;
  /** The page to show when `load` rejects. */
  failedPage(): LoadedPage;
  positions: ScrollPositions;
}

/**
 * The navigations of one document. The current page stays until the next one is loaded, and only then
 * the address changes, as with the browser's own navigations. Back and Forward change it at once.
 */
export function createPageRouter({
  load,
  failedPage,
  positions,
  page: firstPage,
}: PageRouterOptions): PageRouter {
  const first = currentLocation();
  const state = createRouterState({
    location: first,
    page: firstPage,
    scroll: positions.get(first.key) ?? "unchanged",
    navigation: { state: "idle" },
  });
  let running = new AbortController();

  async function goTo(location: Location, how: Navigation): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const { location: from, page: shown } = state.get();
    positions.set(from.key);
    const { isNew } = how;
    if (hasOtherHash(from, location, isNew)) return show(location, shown, how);
    state.update({ navigation: { state: "loading" } });
    const url = new URL(pathOf(location), origin);
    const isReload = isNew && isSamePage(from, location);
    const page = await load({ url, key: location.key, isNew, isReload, signal }).catch(failedPage);
    if (signal.aborted) return;
    if ("redirect" in page) follow(page.redirect, { ...how, replace: how.replace || !isNew });
    else show(location, page, how);
  }

  function show(location: Location, page: LoadedPage, how: Navigation): void {
    const kept = how.preventScrollReset ? "unchanged" : "start";
    const scroll = how.isNew ? kept : (positions.get(location.key) ?? "start");
    enter(location, how);
    state.update({ location, page, scroll, navigation: { state: "idle" } });
  }

  function follow(redirect: string, how: Navigation): void {
    const url = new URL(redirect, origin);
    if (url.origin !== origin) globalThis.location.assign(url);
    else void goTo(locationOf(url), { ...how, isNew: true });
  }

  addEventListener("popstate", () => {
    void goTo(currentLocation(), { isNew: false, replace: false, preventScrollReset: false });
  });
  addEventListener("pagehide", () => {
    positions.set(state.get().location.key);
    positions.store();
  });
  return {
    get state() {
      return state.get();
    },
    subscribe: state.subscribe,
    navigate: (path, how) => {
      void goTo(locationOf(new URL(path, origin)), { ...how, isNew: true });
    },
  };
}

/** Gives a new page its history entry. Back and Forward have changed to theirs before. */
function enter(location: Location, { isNew, replace }: Navigation): void {
  if (!isNew) return;
  const entry = { key: location.key };
  if (replace) history.replaceState(entry, "", pathOf(location));
  else history.pushState(entry, "", pathOf(location));
}

/** True when only the fragment differs: the page stays, and the browser scrolls within it. */
function hasOtherHash(from: Location, to: Location, isNew: boolean): boolean {
  return isSamePage(from, to) && (to.hash !== "" || (!isNew && from.hash !== ""));
}

function isSamePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search;
}

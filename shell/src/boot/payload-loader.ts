import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";
import type { CarriedTerms } from "./carried-terms.ts";
import { changedEntries } from "./changed-entries.ts";
import type { ClientNavigator } from "./client-navigator.ts";
import type { HistoryCache } from "./history-cache.ts";
import { loadFragmentStyles, loadPageComponent, toLoadedPage } from "./load-page-component.ts";
import type { PayloadCache } from "./payload-cache.ts";
import type { PreferenceSync } from "./preference-sync.ts";
import { reloadOnce } from "./reload-guard.ts";
import type { Destination } from "./router/page-router.ts";
import { unreachablePage } from "./unreachable-page.ts";

interface LoaderDeps {
  areas: Areas;
  payloads: PayloadCache;
  pages: HistoryCache;
  client: Pick<ClientNavigator, "unreachable" | "isSuperseded">;
  visitor: Pick<VisitorStore, "getState" | "setState">;
  preferences: Pick<PreferenceSync, "merge">;
  terms: Pick<CarriedTerms, "remember">;
}

/**
 * Loads the page of a client navigation, or the path that it redirects to. A cached history entry is shown as it was
 * left; otherwise one payload with the data of all loaders is fetched, rendered by the releases of this document. When
 * that fails, the browser loads the document; without a network the current page stays.
 */
export function payloadLoader(deps: LoaderDeps) {
  const { areas, payloads, pages, client } = deps;
  let unreachablePath: string | null = null;
  return async (destination: Destination): Promise<LoadedPage | { redirect: string }> => {
    const { url, key, isNew, signal } = destination;
    const path = url.pathname + url.search;
    const cached = pages.get(key, path);
    if (cached) return cached;
    const isSuperseded = client.isSuperseded();
    // A page reloads after it has changed something, such as a booking: an earlier prefetch is outdated.
    if (destination.isReload) payloads.discard(path);
    try {
      const payload = await payloads.consume(path, signal);
      if (isSuperseded()) return await untilAborted(signal);
      if ("redirect" in payload) {
        // The terms that a text search names are in the address that it is redirected to.
        if (isNew) deps.terms.remember(payload.redirect);
        return { redirect: payload.redirect };
      }
      if ("document" in payload) {
        location.assign(url);
        return await untilAborted(signal);
      }
      if (!("unreachable" in payload)) {
        unreachablePath = null;
        mergeClaims(deps.visitor, payload);
        deps.preferences.merge(payload.terms, payload.requestedAt);
        const [Page] = await Promise.all([
          loadPageComponent(areas, payload),
          loadFragmentStyles(areas, payload),
        ]);
        return toLoadedPage(payload, Page);
      }
      // Online, but the second request failed too: a document request may still succeed.
      if (unreachablePath === path && navigator.onLine) throw new Error(`${path}: no answer`);
      unreachablePath = path;
      if (!isNew) return pages.get(key, path, "any") ?? unreachablePage();
      client.unreachable(path);
      return await untilAborted(signal);
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn(`payload of ${url.pathname} failed, loading the document`, error);
      return reloadOnce(url);
    }
  };
}

/** Adds the claims that the server has verified, perhaps in another tab; null removes none. */
function mergeClaims(visitor: LoaderDeps["visitor"], { proven }: PageState): void {
  const current = visitor.getState().proven;
  const added = changedEntries(current, proven ?? {}).filter(([, value]) => value !== null);
  if (added.length > 0) visitor.setState({ proven: { ...current, ...Object.fromEntries(added) } });
}

/** Never resolves: keeps a navigation pending until the next one aborts it. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error("superseded"));
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
  });
}

import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { redirect } from "react-router-dom";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";
import type { ClientNavigator } from "./client-navigator.ts";
import type { KeptTerms } from "./keep-terms.ts";
import type { KeptPages } from "./kept-pages.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import type { Payloads } from "./payloads.ts";
import { reloadOnce } from "./reload-guard.ts";
import { unreachablePage } from "./unreachable-page.ts";

interface LoaderDeps {
  areas: Areas;
  payloads: Payloads;
  kept: KeptPages;
  client: Pick<ClientNavigator, "unreachable" | "overtaken">;
  visitor: Pick<VisitorStore, "getState" | "setState">;
  terms: KeptTerms;
  /** The history entry that the router is on its way to. */
  destination(): { key?: string | undefined; isNew: boolean };
}

/**
 * A client navigation: a history entry that was left is shown as it was; for a new one there is one
 * document with everything the next page's loaders gave, rendered by the releases this browser
 * holds. When it cannot be had, the browser loads the page as a document; where no network answers,
 * it stays with what it has.
 */
export function payloadLoader(deps: LoaderDeps) {
  const { areas, payloads, kept, client, destination } = deps;
  let missed: string | null = null;
  return async ({ request }: { request: Request }): Promise<LoadedPage> => {
    const url = new URL(request.url);
    const path = url.pathname + url.search;
    const { key, isNew } = destination();
    const left = kept.find(key, path);
    if (left) return left;
    const overtaken = client.overtaken();
    try {
      const payload = await payloads.take(path, request.signal);
      if (overtaken()) return await untilAborted(request.signal);
      if ("redirect" in payload) throw redirect(payload.redirect);
      if (!("unreachable" in payload)) {
        missed = null;
        adoptProof(deps.visitor, payload);
        deps.terms.adopt(payload.terms, payload.askedAt);
        return loadedPage(payload, await loadPage(areas, payload));
      }
      // With a network that answers nobody but perhaps a document, the second try is one.
      if (missed === path && navigator.onLine) throw new Error(`${path}: no answer again`);
      missed = path;
      if (!isNew) return kept.find(key, path, "however old") ?? unreachablePage();
      client.unreachable(path);
      return await untilAborted(request.signal);
    } catch (error) {
      if (error instanceof Response || request.signal.aborted) throw error;
      console.warn(`payload of ${url.pathname} failed, loading the document`, error);
      return reloadOnce(url);
    }
  };
}

/** What the server has granted meanwhile, perhaps through another tab; null takes nothing back. */
function adoptProof(visitor: LoaderDeps["visitor"], { proven }: PageState): void {
  const now = visitor.getState().proven;
  const granted = Object.entries(proven ?? {}).filter(
    ([key, value]) => value !== null && Reflect.get(now, key) !== value,
  );
  if (granted.length > 0) visitor.setState({ proven: { ...now, ...Object.fromEntries(granted) } });
}

/** For a navigation that shall not arrive: the next one ends it. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new Error("the visitor has gone on"));
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
  });
}

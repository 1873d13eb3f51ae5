import { redirect } from "react-router-dom";
import type { BootState, PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { recordHeader } from "../app/record-header.ts";
import type { Areas } from "../remotes/browser.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { reloadOnce } from "./reload-guard.ts";

type Payload = PageState | { redirect: string };

/**
 * A client navigation: one document with everything the next page's loaders gave, rendered by the
 * releases this browser holds. When it cannot be had, the browser loads the page as a document.
 */
export function payloadLoader(boot: BootState, areas: Areas) {
  return async ({ request }: { request: Request }): Promise<LoadedPage> => {
    const url = new URL(request.url);
    try {
      const payload = await fetchPayload(url, boot.record, request.signal);
      if ("redirect" in payload) throw redirect(payload.redirect);
      return loadedPage(payload, await loadPage(areas, payload));
    } catch (error) {
      if (error instanceof Response || request.signal.aborted) throw error;
      console.warn(`payload of ${url.pathname} failed, loading the document`, error);
      return reloadOnce(url);
    }
  };
}

async function fetchPayload(url: URL, record: string, signal: AbortSignal): Promise<Payload> {
  const path = url.pathname === "/" ? "" : url.pathname;
  const answer = await fetch(`${path}/_payload.json${url.search}`, {
    headers: { [recordHeader]: record },
    signal,
  });
  if (!answer.headers.get("content-type")?.startsWith("application/json")) {
    throw new Error(`payload: status ${answer.status}`);
  }
  const payload: Payload = await answer.json();
  if (!("redirect" in payload) && !("outcome" in payload)) {
    throw new Error(`payload: status ${answer.status}`);
  }
  return payload;
}

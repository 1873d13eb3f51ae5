import { deferredInDocument } from "@forecourt/remote-kit/deferred";
import type { LoadedPage } from "../app/page-view.tsx";
import { captureViewState } from "../app/view-state.ts";

/**
 * The current page for the history cache. Null when it could not be rendered again without a request:
 * its code did not load, or deferred parts of the document are still streaming.
 */
export function historySnapshot(page: LoadedPage, main: Element): LoadedPage | null {
  if (page.state.outcome !== "page" || !page.Page) return null;
  const deferred: Record<string, LoadedPage["deferred"][string]> = {};
  for (const [name, part] of Object.entries(page.deferred)) {
    const value = "inDocument" in part ? deferredInDocument(name) : part;
    if (!value) return null;
    deferred[name] = value;
  }
  return { ...page, deferred, viewState: captureViewState(main) };
}

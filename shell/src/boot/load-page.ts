import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";

/** Loads the component of `state`; null for the frame's own pages. */
export async function loadPage(areas: Areas, state: PageState): Promise<LoadedPage["Page"]> {
  if (state.outcome !== "page" || state.area === null || state.page === null) return null;
  const area = await areas.load(state.area);
  const load = area.pages[state.page];
  if (!load) throw new Error(`area "${state.area}" has no page "${state.page}"`);
  return (await load()).Page;
}

/** Combines a page's state, with its deferred parts, and its component. */
export function loadedPage(state: PageState, Page: LoadedPage["Page"]): LoadedPage {
  return { state, Page, deferred: state.deferred as LoadedPage["deferred"] };
}

import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";

/** The component that draws `state`; null when the frame draws it by itself. */
export async function loadPage(areas: Areas, state: PageState): Promise<LoadedPage["Page"]> {
  if (state.outcome !== "page" || state.area === null || state.page === null) return null;
  const area = await areas.load(state.area);
  const load = area.pages[state.page];
  if (!load) throw new Error(`area "${state.area}" draws no page "${state.page}"`);
  return (await load()).Page;
}

/** A page with what its state says about its late parts. */
export function loadedPage(state: PageState, Page: LoadedPage["Page"]): LoadedPage {
  return { state, Page, late: state.late as LoadedPage["late"] };
}

import type { BootState, PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { loadArea } from "../remotes/browser.ts";

/** The component that draws `state`; null when the frame draws it by itself. */
export async function loadPage(
  remotes: BootState["remotes"],
  state: PageState,
): Promise<LoadedPage["Page"]> {
  if (state.outcome !== "page" || state.area === null || state.page === null) return null;
  const area = await loadArea(remotes, state.area);
  const load = area.pages[state.page];
  if (!load) throw new Error(`area "${state.area}" draws no page "${state.page}"`);
  return (await load()).Page;
}

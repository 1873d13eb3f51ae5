import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";
import { reportPreloadError } from "./preload-error.ts";

/**
 * Loads the component that renders `state`; null for pages of the shell itself. Reports a failure as a window event,
 * too.
 */
export async function loadPageComponent(
  areas: Areas,
  state: PageState,
): Promise<LoadedPage["Page"]> {
  if (state.outcome !== "page" || state.area === null || state.page === null) return null;
  try {
    const area = await areas.load(state.area);
    const load = area.pages[state.page];
    if (!load) throw new Error(`area "${state.area}" has no page "${state.page}"`);
    return (await load()).Page;
  } catch (error) {
    reportPreloadError(error);
    throw error;
  }
}

/**
 * Loads the style sheets of the page's fragments by loading their chunks. Not needed for the first document, which has
 * them inlined. A fragment whose styles fail to load is shown without them.
 */
export async function loadFragmentStyles(
  areas: Areas,
  { fragments = {} }: PageState,
): Promise<void> {
  const ids = Object.keys(fragments) as FragmentId[];
  await Promise.allSettled(
    ids.map(async (id) => {
      const { area, name } = readFragmentId(id);
      await (await areas.load(area)).fragments?.[name]?.();
    }),
  );
}

/** Combines a page's state, including its deferred parts, with its component. */
export function toLoadedPage(state: PageState, Page: LoadedPage["Page"]): LoadedPage {
  return { state, Page, deferred: state.deferred as LoadedPage["deferred"] };
}

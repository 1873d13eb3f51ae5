import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { Areas } from "../remotes/browser.ts";
import { reportPreloadError } from "./preload-error.ts";

/** Loads the component of `state`; null for the frame's own pages. A failure is an event of the window, too. */
export async function loadPage(areas: Areas, state: PageState): Promise<LoadedPage["Page"]> {
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
 * Loads the style sheets of what other areas draw on a page; their chunk loaders know how. Not needed in a
 * document, which has them inlined. What fails is shown without its styles.
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

/** Combines a page's state, with its deferred parts, and its component. */
export function loadedPage(state: PageState, Page: LoadedPage["Page"]): LoadedPage {
  return { state, Page, deferred: state.deferred as LoadedPage["deferred"] };
}

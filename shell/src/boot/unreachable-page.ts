import type { LoadedPage } from "../app/page-view.tsx";

/** The page for a history entry that is neither cached nor reachable; it offers a retry. */
export function unreachablePage(): LoadedPage {
  const head = { title: document.title, description: "", canonical: null, index: false };
  const nothing = { area: null, page: null, data: null, deferred: {} };
  return {
    state: { ...nothing, outcome: "unavailable", status: 503, head },
    Page: null,
    deferred: {},
  };
}

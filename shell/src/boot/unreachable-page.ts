import type { LoadedPage } from "../app/page-view.tsx";

/** Stands at an address that Back led to and the network does not give: with its way to try again. */
export function unreachablePage(): LoadedPage {
  const head = { title: document.title, description: "", canonical: null, index: false };
  const nothing = { area: null, page: null, data: null, late: {} };
  return {
    state: { ...nothing, outcome: "unavailable", status: 503, head },
    Page: null,
    late: {},
  };
}

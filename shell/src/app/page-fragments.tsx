import type { FragmentId } from "@forecourt/contracts/fragments";
import type { ReactNode } from "react";
import type { PageState } from "./page-state.ts";

type Drawn = NonNullable<PageState["fragments"]>;

/** The fragments of a page as nodes, which the page places. React does not touch their content. */
export function fragmentNodes(drawn: Drawn = {}): Partial<Record<FragmentId, ReactNode>> {
  const entries = Object.entries(drawn).map(([id, html]) => {
    const node = (
      <div key={id} data-fragment={id} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
    );
    return [id, node] as const;
  });
  return Object.fromEntries(entries);
}

/** The state for a document, which has the fragments' markup already. */
export function withoutFragmentMarkup(state: PageState): PageState {
  if (!state.fragments) return state;
  const ids = Object.keys(state.fragments);
  return { ...state, fragments: Object.fromEntries(ids.map((id) => [id, ""])) };
}

/** The state of a document with the markup of its fragments, as the browser has parsed it. */
export function withFragmentMarkup(state: PageState, root: ParentNode): PageState {
  if (!state.fragments) return state;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-fragment]")];
  const markup = elements.map((element) => [element.dataset["fragment"], element.innerHTML]);
  return { ...state, fragments: { ...state.fragments, ...Object.fromEntries(markup) } };
}

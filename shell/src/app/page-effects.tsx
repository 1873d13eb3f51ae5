import { useSite } from "@forecourt/remote-kit/site-context";
import { useEffect, useRef } from "react";
import { type HeadTag, headMark, headTags } from "./head-tags.ts";
import type { PageState } from "./page-state.ts";

/** After a client navigation: the head says what is on screen, and the focus goes to the page. */
export function PageEffects({ state }: { state: PageState }) {
  const site = useSite();
  const shown = useRef(state);
  useEffect(() => {
    // From here on the page answers; measurements and browser tests wait for it.
    performance.mark("forecourt:hydrated");
  }, []);
  useEffect(() => {
    if (shown.current === state) return;
    const samePage = shown.current.area === state.area && shown.current.page === state.page;
    shown.current = state;
    document.title = state.head.title;
    replaceHead(headTags(state.head, site));
    if (!samePage && location.hash === "") {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [state, site]);
  return null;
}

function replaceHead(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  document.head.append(...tags.map(headElement));
}

function headElement({ tag, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, "");
  if (content !== undefined) element.textContent = content;
  return element;
}

import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { type HeadTag, headMark, headTags } from "./head-tags.ts";
import type { PageState } from "./page-state.ts";

/** After a client navigation: the head says what is on screen, it is said aloud, and the focus goes to the page. */
export function PageEffects({ state }: { state: PageState }) {
  const site = useSite();
  const t = useTexts();
  const shown = useRef(state);
  const [said, setSaid] = useState("");
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
    setSaid(state.head.title);
    // A page that only changes keeps the focus on what was pressed, unless that has gone.
    const lost = document.activeElement === document.body;
    if ((!samePage || lost) && location.hash === "") {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [state, site]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{said && t("frame.pageLoaded", { title: said })}</span>
    </VisuallyHidden>
  );
}

/** Elements that say the same already are left alone. */
function replaceHead(tags: HeadTag[]): void {
  const wanted = tags.map(headElement);
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same === -1) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

function headElement({ tag, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, "");
  if (content !== undefined) element.textContent = content;
  return element;
}

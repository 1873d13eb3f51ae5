import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { type HeadTag, headAttribute, headTags } from "./head-tags.ts";
import { type PageState, releaseGlobal } from "./page-state.ts";

/** After a client navigation: updates the head, announces the page, and moves the focus to its heading. */
export function PageEffects({ state }: { state: PageState }) {
  const site = useSite();
  const t = useTexts();
  const shown = useRef(state);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    // The page is interactive from now on; benchmarks and browser tests wait for this mark.
    performance.mark("forecourt:hydrated");
    const release: unknown = Reflect.get(globalThis, releaseGlobal);
    if (typeof release === "function") release();
  }, []);
  useEffect(() => {
    if (shown.current === state) return;
    const samePage = shown.current.area === state.area && shown.current.page === state.page;
    shown.current = state;
    document.title = state.head.title;
    replaceHead(headTags(state.head, site));
    setAnnounced(state.head.title);
    if (location.hash === "") focusHeading(samePage);
  }, [state, site]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced && t("frame.pageLoaded", { title: announced })}</span>
    </VisuallyHidden>
  );
}

/**
 * Screen readers and the Tab key go on from the heading. The focus stays in a page of which only a filter changes,
 * where Back restored it, and in a field that took it by itself.
 */
function focusHeading(samePage: boolean): void {
  const main = document.getElementById("main");
  const { activeElement, body } = document;
  if (!main || (samePage ? activeElement !== body : main.contains(activeElement))) return;
  const heading = main.querySelector("h1") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Replaces the page's head elements; equal elements stay. */
function replaceHead(tags: HeadTag[]): void {
  const wanted = tags.map(headElement);
  for (const old of document.head.querySelectorAll(`[${headAttribute}]`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same === -1) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}

function headElement({ tag, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headAttribute, "");
  if (content !== undefined) element.textContent = content;
  return element;
}

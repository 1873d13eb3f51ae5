import { useEffect, useLayoutEffect } from "react";

/**
 * Scroll position of the document when a page is shown. start = its fragment, or the top; unchanged = it stays; a
 * number = CSS pixels from the top.
 */
export type ScrollTarget = number | "start" | "unchanged";

/** Scrolls the document before each new page is painted. `entry` is the key of the history entry. */
export function RestoreScroll({ target, entry }: { target: ScrollTarget; entry: string }) {
  useEffect(() => {
    // Within a document the page is not there yet when the browser restores its position; for the next
    // document the browser does it earlier than a script could.
    const byScript = () => (history.scrollRestoration = "manual");
    const byBrowser = () => (history.scrollRestoration = "auto");
    byScript();
    addEventListener("pageshow", byScript);
    addEventListener("pagehide", byBrowser);
    return () => {
      removeEventListener("pageshow", byScript);
      removeEventListener("pagehide", byBrowser);
    };
  }, []);
  useLayoutEffect(() => {
    if (target !== "unchanged") scrollToTarget(target);
  }, [target, entry]);
  return null;
}

function scrollToTarget(target: number | "start"): void {
  const fragment = target === "start" ? location.hash.slice(1) : "";
  const element = fragment && document.getElementById(decoded(fragment));
  if (element) element.scrollIntoView();
  else scrollTo(0, target === "start" ? 0 : target);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

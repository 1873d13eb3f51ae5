import { afterPaint } from "./after-paint.ts";
import { linkOf, linkPath } from "./link-path.ts";
import type { Payloads } from "./payloads.ts";

/** A pointer that only passes over a link stays on it for less; ms. */
const dwellMs = 65;
/** Ms after the start in which a page's own files come first; the specification's. */
const startMs = 1000;

/**
 * Fetches the payload of a link while the visitor's hand is on its way: when a mouse rests on it, a
 * finger or button goes down on it, or the keyboard reaches it. What was meant otherwise is taken
 * back. `data-no-prefetch` on a link keeps it out of this.
 */
export function prefetchOnIntent(payloads: Pick<Payloads, "prefetch" | "drop">): void {
  const started = performance.now();
  const wish = (path: string) => {
    if (mayPrefetch()) payloads.prefetch(path);
  };
  function watch(enter: "pointerover" | "focusin", leave: "pointerout" | "focusout"): void {
    let link: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function meant(now: HTMLAnchorElement | null): void {
      if (now === link) return;
      clearTimeout(timer);
      const before = link && prefetchPath(link);
      if (before !== null) payloads.drop(before);
      link = now;
      const path = now && prefetchPath(now);
      if (path === null) return;
      const rest = Math.max(dwellMs, started + startMs - performance.now());
      timer = setTimeout(wish, rest, path);
    }
    document.addEventListener(enter, (event) => {
      // A finger that is down is no hovering.
      if (!("pointerType" in event) || event.pointerType === "mouse") meant(linkOf(event));
    });
    document.addEventListener(leave, (event) => {
      const into = event.relatedTarget;
      if (!(into instanceof Node && link?.contains(into))) meant(null);
    });
  }
  watch("pointerover", "pointerout");
  watch("focusin", "focusout");
  let takeBack = () => {};
  document.addEventListener("pointerdown", (event) => {
    const link = event.button === 0 ? linkOf(event) : null;
    const path = link && prefetchPath(link);
    // A request costs a slow phone milliseconds in which nothing would show that it was touched.
    if (path !== null) takeBack = afterPaint(() => wish(path));
  });
  // The finger scrolls.
  document.addEventListener("pointercancel", (event) => {
    takeBack();
    const link = linkOf(event);
    const path = link && prefetchPath(link);
    if (path !== null) payloads.drop(path);
  });
}

/** Path and query whose payload `link` asks for; null when there is nothing to fetch ahead. */
function prefetchPath(link: HTMLAnchorElement): string | null {
  if (link.dataset.noPrefetch !== undefined) return null;
  const path = linkPath(link, location)?.replace(/#.*/, "") ?? null;
  return path === location.pathname + location.search ? null : path;
}

/** Not on connections that are slow, or whose owner pays by what is sent. */
function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const slow = String(Reflect.get(connection, "effectiveType")).endsWith("2g");
  return !slow && Reflect.get(connection, "saveData") !== true;
}

import { firstViewAttribute } from "../app/page-state.ts";
import { whenIdle } from "../app/tracking/when-idle.ts";

/** Elements that style sheets may skip in the first view. */
const parts = "section, li, footer";

/**
 * Gives the parts of a page that were out of view their heights, one in each idle moment, because all at once would be
 * a task of more than 50 ms on a slow phone. Afterwards the page scrolls, and is left and found again, like any other.
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  const shown: HTMLElement[] = [];
  await whenIdle();
  // A part inside another one is looked at after that one has its layout: to look would compute its styles.
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (!root.hasAttribute(firstViewAttribute)) break;
    if (getComputedStyle(part).contentVisibility !== "auto") continue;
    part.style.contentVisibility = "visible";
    shown.push(part);
    await whenIdle();
  }
  root.removeAttribute(firstViewAttribute);
  for (const part of shown) part.removeAttribute("style");
}

import { afterPaint } from "@forecourt/ui/after-paint";

/** Keeps focus, clicks and screen readers out of the page behind a sheet that covers it. */
export function setPageInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>("main, footer")) {
    element.inert = inert;
  }
}

/**
 * The same after the next paint: it computes the styles of the whole page anew, which takes a phone longer
 * than opening the sheet.
 */
export function setPageInertAfterPaint(inert: boolean): void {
  afterPaint(() => setPageInert(inert));
}

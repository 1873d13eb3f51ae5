import type { Page } from "@playwright/test";

/**
 * Measures in the page for how long the first element that matches `element`, a CSS selector, has text:
 * on a busy machine a test sees it later than a visitor does. Call it before the page is opened. The
 * result waits until the text has gone, also by a navigation, and resolves to its ms.
 */
export async function measurePresence(page: Page, element: string): Promise<() => Promise<number>> {
  const keys = { from: "presence-from", to: "presence-to", selector: element };
  await page.addInitScript(({ from, to, selector }) => {
    const now = () => String(performance.timeOrigin + performance.now());
    const look = () => {
      const isThere = Boolean(document.querySelector(selector)?.textContent);
      const seen = sessionStorage.getItem(from);
      if (isThere && seen === null) sessionStorage.setItem(from, now());
      if (!isThere && seen !== null) sessionStorage[to] ??= now();
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    addEventListener("pagehide", () => {
      if (sessionStorage.getItem(from) !== null) sessionStorage[to] ??= now();
    });
  }, keys);
  return async () => {
    await page.waitForFunction(({ to }) => sessionStorage.getItem(to) !== null, keys);
    return page.evaluate(({ from, to }) => {
      return Number(sessionStorage.getItem(to)) - Number(sessionStorage.getItem(from));
    }, keys);
  };
}

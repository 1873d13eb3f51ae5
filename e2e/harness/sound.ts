import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { isSoak } from "./config.ts";

const height = 900;
/** Widths of a phone, a tablet, and a desktop, in CSS pixels. */
const widths = [360, 768, 1280] as const;

/**
 * Fails when the page has not exactly one main heading, is wider than the window, or has findings of
 * axe. Scrolls to the top, because axe would find a link that happens to lie half under the header, and resizes
 * one loaded page to each width. The layouts of phone and desktop go through axe; a soak
 * run loads the page anew at each width and checks the tablet's, too.
 */
export async function expectSound(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    if (isSoak()) await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect.poll(() => overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    if (width !== 768 || isSoak()) await expectAccessible(page);
  }
}

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

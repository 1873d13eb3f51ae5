import type { Page } from "@playwright/test";

/** A shift as the browser reports it; `value` is its share of the layout shift score. */
type LayoutShift = PerformanceEntry & { value: number };

/** Notes the layout shifts of the documents that this page opens from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, "shifts", []);
    new PerformanceObserver((seen) => {
      Reflect.get(globalThis, "shifts").push(...seen.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The noted shifts since the document was read. Before, a busy browser may paint a row of buttons of which it has read the first. */
export function shiftsSinceRead(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const shifts: LayoutShift[] = Reflect.get(globalThis, "shifts");
    return shifts.filter(({ startTime }) => startTime > (navigation?.domInteractive ?? 0));
  });
}

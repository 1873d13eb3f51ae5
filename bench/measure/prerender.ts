import { eventually } from "../../e2e/harness/eventually.ts";
import {
  holdScripts,
  type PrerenderingBrowser,
  startPrerenderingBrowser,
} from "../../e2e/harness/prerendering-browser.ts";
import { median } from "./load.ts";
import { startSite } from "./started-site.ts";

const runs = 7;

const windowSizes = { desktop: "1280,900", phone: "412,823" };

/**
 * The largest paint of a car's page, in ms after the click that opened it from a list whose scripts had not run, by size of the
 * window: without a graphics processor, drawing takes as long as the window is large.
 */
export async function measurePrerender() {
  const site = await startSite();
  try {
    const figures: Record<string, { prerenderedLcpMs: number; loadedLcpMs: number }> = {};
    for (const [name, size] of Object.entries(windowSizes)) {
      figures[name] = await measureWindow(site.origin, size);
    }
    return { ...figures, aim: 100, runs };
  } finally {
    await site.stop();
  }
}

async function measureWindow(origin: string, size: string) {
  const prerendered: number[] = [];
  const loaded: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    prerendered.push(await openCar(origin, size, true));
    loaded.push(await openCar(origin, size, false));
  }
  return {
    prerenderedLcpMs: Math.round(median(prerendered)),
    loadedLcpMs: Math.round(median(loaded)),
  };
}

async function openCar(origin: string, size: string, isAhead: boolean): Promise<number> {
  const browser = await startPrerenderingBrowser(holdScripts, size);
  try {
    await browser.goto(`${origin}/used-cars-for-sale`);
    await eventually("the list has its rules", () =>
      browser.evaluate<boolean>(
        "document.querySelector('script[type=\"speculationrules\"]') !== null",
      ),
    );
    const car = await browser.evaluate<{ x: number; y: number; href: string }>(
      `(() => {
        const link = document.querySelector('main a[href*="-cars-for-sale/2"]');
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width } = link.getBoundingClientRect();
        if (!${isAhead}) document.querySelector('script[type="speculationrules"]').remove();
        return { x: x + width / 2, y: y + 40, href: link.href };
      })()`,
    );
    await browser.move(car);
    if (isAhead) await renderedAhead(browser, car.href);
    await browser.click(car);
    await browser.shown(car.href);
    return await browser.evaluate<number>(largestPaint);
  } finally {
    await browser.close();
  }
}

async function renderedAhead(browser: PrerenderingBrowser, address: string): Promise<void> {
  await browser.prerendered(address);
  await eventually("the car is loaded", () =>
    browser.evaluateAhead<boolean>("document.readyState === 'complete'"),
  );
}

/** Waits for a second without a larger paint. */
const largestPaint = `new Promise((resolve) => {
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  let timer;
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1).startTime;
    clearTimeout(timer);
    timer = setTimeout(() => resolve(Math.max(0, last - activationStart)), 1000);
  }).observe({ type: "largest-contentful-paint", buffered: true });
})`;

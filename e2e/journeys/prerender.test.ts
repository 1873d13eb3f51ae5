import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { eventually } from "../harness/eventually.ts";
import { holdScripts, startPrerenderingBrowser } from "../harness/prerendering-browser.ts";
import { setPrivacy } from "../harness/privacy.ts";
import type { Site } from "../harness/site.ts";
import { expect, test } from "../harness/test.ts";

/** How often the visitor service has counted each event. */
function counted(site: Site): Record<string, number> {
  const file = path.resolve(site.dealersDir, "../data/visitor.sqlite");
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select name, count(*) as count from visitor_events group by name");
  const counts = Object.fromEntries(rows.all().map(({ name, count }) => [name, Number(count)]));
  database.close();
  return counts;
}

interface Shown {
  activatedAt: number;
  isHydrated: boolean;
  hasRules: boolean;
}

const shown = `(() => ({
  activatedAt: performance.getEntriesByType("navigation")[0].activationStart,
  isHydrated: performance.getEntriesByName("forecourt:hydrated").length > 0,
  hasRules: document.querySelector('script[type="speculationrules"]') !== null,
}))()`;

test("a car that is rendered ahead counts as seen when it is shown, and not before", async ({
  fileSite: site,
}) => {
  // Everything is granted without asking, so whatever runs may count.
  await setPrivacy(site, { cookieTier: 0 });
  const browser = await startPrerenderingBrowser(holdScripts);
  try {
    await browser.goto(`${site.origin}/used-cars-for-sale`);
    const rules = "document.querySelector('script[type=\"speculationrules\"]') !== null";
    await eventually("the list has its rules", () => browser.evaluate<boolean>(rules));
    const car = await browser.evaluate<{ x: number; y: number; href: string }>(
      `(() => {
        const link = document.querySelector('main a[href*="-cars-for-sale/2"]');
        const { x, y, width } = link.getBoundingClientRect();
        return { x: x + width / 2, y: y + 40, href: link.href };
      })()`,
    );
    await browser.move(car);
    await browser.prerendered(car.href);
    const ahead = await browser.evaluateAhead<Record<string, unknown>>(
      `new Promise((resolve) => {
        const look = () => resolve({
          isAhead: document.prerendering,
          entries: document.querySelectorAll('script[src*="/shell."]').length,
          files: document.querySelectorAll('link[rel="preload"][as="script"]').length > 0,
          cookies: document.cookie,
        });
        document.readyState === "complete" ? look() : addEventListener("load", look);
      })`,
    );
    expect(ahead).toEqual({ isAhead: true, entries: 0, files: true, cookies: "" });
    expect(await browser.evaluate("Object.keys(localStorage)")).toEqual([]);
    expect(counted(site)).toEqual({});

    await browser.click(car);
    await browser.shown(car.href);
    let page: Shown | null = null;
    await eventually("the page is hydrated", async () => {
      page = await browser.evaluate<Shown>(shown);
      return page.isHydrated;
    });
    expect(page).toMatchObject({ activatedAt: expect.any(Number), hasRules: false });
    expect((page as Shown | null)?.activatedAt).toBeGreaterThan(0);
    await eventually("the car is seen", async () => counted(site)["ViewContent"] === 1);
    expect(counted(site)).toEqual({ PageView: 1, ViewContent: 1 });
  } finally {
    await browser.close();
  }
});

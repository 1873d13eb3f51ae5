import { test as base, expect, type Page } from "@playwright/test";
import { movedByMs } from "./config.ts";
import { createFileSites, type FileSites } from "./file-sites.ts";
import { actWhenHydrated, hydrated } from "./hydration.ts";
import { moveDate } from "./move-date.ts";
import { listenForNoise } from "./noise.ts";
import { type Site, type SiteOptions, startSite } from "./site.ts";

interface Fixtures {
  /**
   * The visitor's answer to the cookie banner: "essential" (default) hides the banner and stores nothing
   * optional, "all" allows everything, "unasked" is a first visit.
   */
  consent: "unasked" | "essential" | "all";
  /** Console messages and failures that a test causes on purpose; null = none. */
  expectedConsole: RegExp | null;
  /** How own sites run. */
  siteOptions: SiteOptions;
  /** A site for this test alone, which it may change and break. */
  ownSite: Site;
  /**
   * A site for the tests of one file with the same `siteOptions`. A test that breaks the site must repair it: if it
   * does not, the test has failed, and the next test gets another site.
   */
  fileSite: Site;
  /** Starts further sites, which end with the test. */
  startOwnSite: () => Promise<Site>;
}

interface WorkerFixtures {
  /**
   * A site that many tests share and none may change, but for stopping `inventory`, `leads` or `visitor`, which
   * the same test starts again. `baseURL` is its address.
   */
  site: Site;
  fileSites: FileSites;
}

/** Playwright's `test` with a site to visit and a page on which any unexpected message is a failure. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      actWhenHydrated(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],
  site: [
    async ({}, use) => {
      const site = await startSite({ separate: ["inventory", "leads", "visitor"] });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  fileSites: [
    async ({}, use) => {
      const sites = createFileSites();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  siteOptions: [{}, { option: true }],
  startOwnSite: [
    async ({ siteOptions }, use) => {
      const started: Site[] = [];
      await use(async () => {
        const site = await startSite(siteOptions);
        started.push(site);
        return site;
      });
      await Promise.all(started.map((site) => site.stop()));
    },
    { timeout: 240_000 },
  ],
  ownSite: [
    async ({ startOwnSite }, use) => {
      await use(await startOwnSite());
    },
    { timeout: 240_000 },
  ],
  fileSite: [
    async ({ fileSites, siteOptions }, use, { file }) => {
      await use(await fileSites.of(file, siteOptions));
    },
    { timeout: 240_000 },
  ],
  consent: ["essential", { option: true }],
  context: async ({ context, consent }, use) => {
    if (movedByMs() !== 0) await context.addInitScript(moveDate, movedByMs());
    if (consent !== "unasked") await context.addCookies(answered(consent));
    await use(context);
  },
  expectedConsole: [null, { option: true }],
  // Sites end after the page is closed: its requests to a stopped site would count as failures.
  page: async ({ startOwnSite: _sites, page, expectedConsole }, use) => {
    const noise = listenForNoise(page);
    await use(page);
    expect(noise.filter((line) => !expectedConsole?.test(line))).toEqual([]);
    await page.close();
  },
});

/** The cookies of a visitor who has answered the banner, at both demo dealers. */
function answered(consent: "essential" | "all") {
  const all = "essential,functional,analytics,targeting";
  const values = { allowCookies: consent === "all" ? all : consent, displayCookies: "hide" };
  return ["localhost", "group.localhost"].flatMap((domain) =>
    Object.entries(values).map(([name, value]) => ({ name, value, domain, path: "/" })),
  );
}

/** Loads a page as a document and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export type { BrowserContext, Page } from "@playwright/test";
export { expect, hydrated };

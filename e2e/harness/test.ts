import { test as base, expect, type Page } from "@playwright/test";
import { listenForNoise } from "./noise.ts";
import { type Site, startSite } from "./site.ts";

interface Fixtures {
  /**
   * What the visitor has answered the cookie banner: by default "essential", so that it is not there
   * and nothing is kept; "unasked" for a first visit.
   */
  consent: "unasked" | "essential" | "all";
  /** Console messages and failures that a test brings about on purpose; null = none. */
  expectedConsole: RegExp | null;
  /** A site for this test alone, to break. */
  ownSite: Site;
  /** Makes the page's every unexpected word a failure. */
  silence: void;
}

interface WorkerFixtures {
  /** A site that several tests share; none may change it. `baseURL` is its address. */
  site: Site;
}

/** Playwright's `test` with a site to visit and a page that must be silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  ownSite: [
    async ({ page }, use) => {
      const site = await startSite();
      await use(site);
      // First the page: what it fetches while it is idle would fail, and that would be noise.
      await page.close();
      await site.stop();
    },
    { timeout: 120_000 },
  ],
  consent: ["essential", { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent !== "unasked") await context.addCookies(answered(consent));
    await use(context);
  },
  expectedConsole: [null, { option: true }],
  silence: [
    async ({ page, expectedConsole }, use) => {
      const noise = listenForNoise(page);
      await use();
      expect(noise.filter((line) => !expectedConsole?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The cookies of somebody who has answered the banner, at both demo dealers. */
function answered(consent: "essential" | "all") {
  const all = "essential,functional,analytics,targeting";
  const values = { allowCookies: consent === "all" ? all : consent, displayCookies: "hide" };
  return ["localhost", "group.localhost"].flatMap((domain) =>
    Object.entries(values).map(([name, value]) => ({ name, value, domain, path: "/" })),
  );
}

/** Opens a page as a document and waits until it answers to the visitor. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("forecourt:hydrated").length > 0);
}

export { expect };

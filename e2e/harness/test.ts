import { test as base, expect, type Page } from "@playwright/test";
import { listenForNoise } from "./noise.ts";
import { type Site, startSite } from "./site.ts";

interface Fixtures {
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
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  ownSite: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { timeout: 60_000 },
  ],
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

/** Opens a page as a document and waits until it answers to the visitor. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("forecourt:hydrated").length > 0);
}

export { expect };

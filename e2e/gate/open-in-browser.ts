import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../harness/hydration.ts";
import { listenForNoise } from "../harness/noise.ts";
import type { Site } from "../harness/site.ts";

/**
 * Returns a function that opens an address, waits until it is hydrated and returns what went wrong: the status, anything
 * on the console, failed requests. The visitor has answered the cookie banner.
 */
export function openInBrowser(
  browser: Browser,
  site: Pick<Site, "origin" | "groupOrigin">,
): (address: string) => Promise<string[]> {
  return async (address) => {
    const context = await browser.newContext();
    const cookies = { allowCookies: "essential", displayCookies: "hide" };
    await context.addCookies(
      [site.origin, site.groupOrigin].flatMap((url) =>
        Object.entries(cookies).map(([name, value]) => ({ name, value, url })),
      ),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const noise = listenForNoise(page);
    const { pathname, search } = new URL(address);
    const failures: string[] = [];
    try {
      const response = await page.goto(address);
      const status = response?.status() ?? 0;
      if (status >= 400 || status === 0) {
        failures.push(`is answered with ${status}`);
        // The browser says so on the console, too.
        noise.splice(0, noise.length);
      }
      await hydrated(page);
      await settled(page);
    } catch (error) {
      failures.push(`does not hydrate: ${firstLine(error)}`);
    }
    failures.push(...noise.map((line) => firstLine(line)));
    await context.close();
    return failures.map((failure) => `${pathname}${search} ${failure}`);
  };
}

/** Chunks that a page loads after hydration may fail, too, and React states a recovered error when it has drawn again. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<void>((done) => void requestIdleCallback(() => done())));
}

function firstLine(text: unknown): string {
  return String(text).split("\n", 1)[0] ?? "";
}

import type { Browser, Page, Request } from "@playwright/test";
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
    const requests = openRequests(page);
    const { pathname, search } = new URL(address);
    const failures: string[] = [];
    try {
      const response = await page.goto(address);
      const status = response?.status() ?? 0;
      if (status >= 400 || status === 0) {
        failures.push(`is answered with ${status}`);
        // The browser logs this on the console, too.
        noise.splice(0, noise.length);
      }
      await hydrated(page);
      await settled(page, requests);
    } catch (error) {
      failures.push(`does not hydrate: ${firstLine(error)}`);
    }
    failures.push(...noise.map((line) => firstLine(line)));
    await context.close();
    return failures.map((failure) => `${pathname}${search} ${failure}`);
  };
}

/** Consecutive looks at which the page must have nothing to do. */
const quietLooks = 3;

/** A page that never comes to rest is left, as it is for a visitor. */
const maxLooks = 100;

/**
 * Waits until a page has nothing left to do. Chunks that it loads after hydration may fail, too, and React states an error
 * from which it has recovered when it has drawn again, with code that is loaded for it: on a busy machine, long after the
 * network was idle for the first time.
 */
async function settled(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let quiet = 0, looks = 0; quiet < quietLooks && looks < maxLooks; looks++) {
    const isQuiet = requests.size === 0;
    await page.evaluate(
      () => new Promise<void>((done) => void requestIdleCallback(() => setTimeout(done, 100))),
    );
    quiet = isQuiet && requests.size === 0 ? quiet + 1 : 0;
  }
}

/** The requests of a page that have no answer yet. */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => {
    // A stream of events stays open.
    if (request.resourceType() !== "eventsource") open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on("requestfinished", close).on("requestfailed", close);
  return open;
}

function firstLine(text: unknown): string {
  return String(text).split("\n", 1)[0] ?? "";
}

import type { Canary } from "@forecourt/contracts/release";
import { pageHealthPath } from "@forecourt/contracts/visitor/page-health-path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import type { Browser, Page } from "@playwright/test";
import { type CanaryChoice, setCanary } from "../../tools/release/canary/change-canary.ts";
import { cohortCookie, cohortsOf } from "./cohorts.ts";
import { hydrated } from "./hydration.ts";
import type { Site } from "./site.ts";

/** The releases of a canary, of the shell, remotes and services. */
export type Tried = Omit<CanaryChoice, "steps" | "places">;

/** Gives releases to a tenth of the visitors. */
export async function startCanary({ releasesDir }: Site, tried: Tried): Promise<Canary> {
  const steps = [{ percent: 10, minutes: null }];
  const made = { by: "Ada", commit: null, dirty: null };
  const record = await setCanary(releasesDir, { ...tried, steps }, { made });
  const [canary] = record.canaries ?? [];
  if (!canary) throw new Error("no canary was started");
  return canary;
}

/** Visits a page as one of a cohort. Returns whether the server could show it. */
export type Visit = (site: Site, cohort: number, turn: number) => Promise<boolean>;

/** Requests pages in turn. @throws Error for one that neither is shown nor has the area's fallback within the frame */
export function requestPages(pages: readonly string[], fallback: string): Visit {
  return async ({ origin }, cohort, turn) => {
    const page = pages[turn % pages.length] ?? "/";
    const answer = await fetch(origin + page, { headers: { cookie: cohortCookie(cohort) } });
    const html = await answer.text();
    if (answer.status === 200) return true;
    if (answer.status === 503 && html.includes(fallback) && html.includes("<footer")) return false;
    throw new Error(`${answer.status} ${page}: ${html.slice(0, 300)}`);
  };
}

/** Opens a page in a browser and turns away from it, so that it reports how it did; without a canary it reports nothing. */
export function openPage(browser: Browser, page: string): Visit {
  return async ({ origin }, cohort) => {
    const context = await browser.newContext();
    try {
      const cookies = cohortCookie(cohort)
        .split("; ")
        .map((cookie) => cookie.split("="));
      await context.addCookies(
        cookies.map(([name = "", value = ""]) => ({ name, value, url: origin })),
      );
      const tab = await context.newPage();
      const loaded = await tab.goto(origin + page);
      await hydrated(tab);
      // The canary may have ended since this visit began.
      if (await tab.evaluate(isMeasured)) await report(tab);
      return loaded?.status() === 200;
    } finally {
      await context.close();
    }
  };
}

/** Whether the document was rendered while a canary ran. */
function isMeasured(): boolean {
  const boot: { measured?: true } = Reflect.get(globalThis, "__FORECOURT__");
  return boot.measured === true;
}

/** Hides a page until it has reported. The script that measures is loaded some time after the page and reports once. */
async function report(tab: Page): Promise<void> {
  const reported = tab.waitForResponse((one) => one.url().endsWith(pageHealthPath));
  const hiding = setInterval(() => void tab.evaluate(hide).catch(() => undefined), 200);
  await reported.finally(() => clearInterval(hiding));
}

/** Tells a page that its tab is in the background, as when a visitor turns to another one. */
function hide(): void {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Far more than evidence takes, also on a busy machine, on which the pages of both sides are slow. */
const maxVisits = 600;

/**
 * Brings visitors of a canary and as many of its baseline until the canary has ended: more of its visitors than chance
 * would bring, so that evidence comes soon. Returns how many pages of the canary were seen, and how many of them
 * failed.
 * @throws Error when a page of the baseline fails, or when so many visits end no canary
 */
export async function visitUntilEnd(
  site: Site,
  canary: Canary,
  visit: Visit,
): Promise<{ pages: number; failed: number }> {
  const { inside, outside } = cohortsOf(canary);
  let pages = 0;
  let failed = 0;
  for (let turn = 0; (await readRecord(site.releasesDir))?.canaries?.length !== 0; turn += 1) {
    const [ofCanary, ofOthers] = await Promise.all([
      visit(site, inside[turn % inside.length] ?? 0, turn),
      visit(site, outside[turn % outside.length] ?? 0, turn),
    ]);
    if (!ofOthers) throw new Error("a visitor without the canary saw the fallback");
    pages += 1;
    if (!ofCanary) failed += 1;
    if (pages === maxVisits)
      throw new Error(`the canary goes on after ${pages} pages, ${failed} failed`);
  }
  return { pages, failed };
}

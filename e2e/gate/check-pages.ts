import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReleasableName } from "@forecourt/contracts/release";
import { type Browser, chromium } from "@playwright/test";
import { findTestChromium } from "../harness/find-chromium.ts";
import { everyPage } from "../harness/sample-pages.ts";
import type { Site } from "../harness/site.ts";
import { pathOf } from "./address-path.ts";
import { findLeaks } from "./find-leaks.ts";
import { openInBrowser } from "./open-in-browser.ts";

/** Result of opening the pages of releases. */
export interface PagesReport {
  /** Addresses that were opened. */
  pages: number;
  /** False = no browser is installed: pages were rendered by the server alone. */
  hydrated: boolean;
  /** Failures with their addresses, a line each. */
  failures: string[];
  /** Pages that leak memory of the shell server. Only looked for when no page fails. */
  leaks: string[];
}

/** Pages that are opened at the same time. */
const atOnce = 3;

/** Opens every page of the releases; all pages for the shell. */
export async function checkPages(
  site: Site,
  names: readonly ReleasableName[],
): Promise<PagesReport> {
  const { addresses, onePerPage, failures } = await addressesOf(site, names);
  const browser = await launch();
  const open = browser ? openInBrowser(browser, site) : rendersOnServer;
  const waiting = [...addresses];
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
          failures.push(...(await open(address)));
        }
      }),
    );
  } finally {
    await browser?.close();
  }
  // The causes come first.
  failures.unshift(...(await errorsOfShell(site)));
  const leaks = failures.length === 0 ? await findLeaks(site, onePerPage) : [];
  return { pages: addresses.length, hydrated: browser !== null, failures, leaks };
}

/** Addresses of the pages, made by the area's own samples where a page has no fixed path. */
async function addressesOf(site: Site, names: readonly ReleasableName[]) {
  const failures: string[] = [];
  const checked = (await everyPage()).filter(
    ({ area }) => names.includes("shell") || names.includes(`mfe-${area}`),
  );
  const found: string[][] = [];
  // One after the other, as in the tests: two samples that book a time would book the same time.
  for (const { area, page, addresses, findAddresses } of checked) {
    const ofPage = [...addresses];
    found.push(ofPage);
    try {
      ofPage.push(...((await findAddresses?.(site)) ?? []));
    } catch (error) {
      failures.push(`the samples of ${area}/${page} cannot be made: ${String(error)}`);
    }
  }
  const addresses = new Set<string>();
  const onePerPage: string[] = [];
  for (const ofPage of found) {
    const urls = ofPage.map((address) => new URL(address, site.origin).href);
    onePerPage.push(...urls.slice(0, 1));
    for (const url of urls) addresses.add(url);
  }
  return { addresses: [...addresses], onePerPage, failures };
}

async function launch(): Promise<Browser | null> {
  try {
    return await chromium.launch(await findTestChromium());
  } catch {
    return null;
  }
}

async function rendersOnServer(address: string): Promise<string[]> {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  return status < 400 ? [] : [`${pathOf(address)} is answered with ${status}`];
}

/** Errors that the shell server has logged, such as a deferred part that failed: its page is shown without the part. */
async function errorsOfShell({ releasesDir }: Site): Promise<string[]> {
  const file = path.join(releasesDir, "../data/logs/shell.log");
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, "utf8")).split("\n");
  const errors = lines.flatMap((line) => {
    const entry = entryOf(line);
    if (entry?.["level"] !== "error") return [];
    const { msg, area, page, err } = entry as Record<string, unknown> & {
      err?: { message?: string };
    };
    return [
      `the server logged "${String(msg)}" of ${String(area)}/${String(page)}: ${err?.message ?? ""}`,
    ];
  });
  return [...new Set(errors)];
}

function entryOf(line: string): Record<string, unknown> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

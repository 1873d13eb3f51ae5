import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { startBenchSite } from "./bench-site.ts";

const used = "/used-cars-for-sale";

/** One page of every kind that is requested most, and at least one of each area. */
const paths = ["/", used, "/auto-financing", "/sell-trade-my-car", "/service", "/our-company"];

interface DocumentFigures {
  /** The whole document, as sent and in brotli at its highest level. */
  bytes: number;
  brotliBytes: number;
  /** Bytes of its parts, which together are `bytes`. */
  markup: number;
  styles: number;
  /** Scripts in the document: almost all of it is the state that hydration starts from. */
  state: number;
  /** Elements of the document, templates excluded. */
  elements: number;
  inlineSvgs: number;
}

/** The documents of an anonymous visitor as the gateway sends them, whole, and what they consist of. */
export async function measureDocuments(): Promise<object> {
  const site = await startBenchSite("grouped");
  const browser = await chromium.launch(await findChromium());
  try {
    const results: Record<string, DocumentFigures> = {};
    for (const where of [...paths, await findVehicle(site.origin)]) {
      results[where] = await measureDocument(browser, site.origin + where);
    }
    return results;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The address of the first vehicle in the results. */
async function findVehicle(origin: string): Promise<string> {
  const html = await fetchDocument(origin + used);
  const [, path] = /href="(\/[a-z-]+\/[^"]+-[A-HJ-NPR-Z0-9]{17})"/.exec(html) ?? [];
  if (path === undefined) throw new Error("the results contain no vehicle");
  return path;
}

async function fetchDocument(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: "text/html" } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function measureDocument(browser: Browser, url: string): Promise<DocumentFigures> {
  const html = await fetchDocument(url);
  const styles = bytesOf(html, /<style\b[^>]*>[\s\S]*?<\/style>/g);
  const state = bytesOf(html, /<script\b[^>]*>[\s\S]*?<\/script>/g);
  const bytes = Buffer.byteLength(html);
  return {
    bytes,
    brotliBytes: brotliCompressSync(html).length,
    markup: bytes - styles - state,
    styles,
    state,
    ...(await countElements(browser, html)),
  };
}

function bytesOf(html: string, parts: RegExp): number {
  return [...html.matchAll(parts)].reduce((sum, [part]) => sum + Buffer.byteLength(part), 0);
}

/** Counted by the browser's parser, without running the page. */
async function countElements(
  browser: Browser,
  html: string,
): Promise<Pick<DocumentFigures, "elements" | "inlineSvgs">> {
  const page = await browser.newPage();
  const counts = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const count = (selector: string) => parsed.querySelectorAll(selector).length;
    return { elements: count("*"), inlineSvgs: count("svg") };
  }, html);
  await page.close();
  return counts;
}

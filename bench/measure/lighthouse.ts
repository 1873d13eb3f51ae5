import { type AreaName, ownerOf } from "@forecourt/contracts/areas";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { publicPages } from "../../e2e/harness/public-pages.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { missedAims } from "./aims.ts";
import { median } from "./load.ts";
import { type ShopperUrls, withShopperUrls } from "./shopper-urls.ts";

/** Runs for each page that shoppers see most; the other pages get fewer. */
const runs = 5;
const runsOfOthers = 3;

/** Lighthouse loses the beginning of a trace now and then. */
const lostTraces = new Set(["NO_NAVSTART", "NO_FCP", "NO_TRACING_STARTED"]);
const maxTries = 3;
const KB = 1000;

/** Figures of one run for a page: scores of 100, milliseconds, a shift, bytes over the network. */
interface PageFigures extends Record<string, number> {
  performance: number;
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

const aims = {
  performance: { min: 99 },
  lcpMs: { max: 1200 },
  tbtMs: { max: 50 },
  cls: { max: 0.01 },
  scriptBytes: { max: 115 * KB },
  accessibility: { min: 100 },
  bestPractices: { min: 100 },
  seo: { min: 100 },
} as const;

/** More than a page needs to be compressed as well as possible by each of two gateways. */
const requestsBefore = 12;

/**
 * Every page that visitors share as Lighthouse sees it: mobile, simulated throttling, medians, pages in demand.
 * @param area its pages alone. Default: those of all areas
 */
export async function measureLighthouse(area?: AreaName): Promise<object> {
  return withShopperUrls(async (urls) => {
    const [port = 0] = await freePorts(1);
    const { args = [], ...found } = await findChromium();
    const options = { ...found, args: [...args, `--remote-debugging-port=${port}`] };
    const browser = await chromium.launch(options);
    try {
      const results: Record<string, PageFigures> = {};
      for (const { name, url, count } of measuredPages(urls)) {
        if (area !== undefined && ownerOf(new URL(url).pathname)?.area !== area) continue;
        await demand(url);
        results[name] = await medianRun(url, port, count);
        console.error(`${name}: ${JSON.stringify(results[name])}`);
      }
      const missed = Object.entries(results).flatMap(([name, one]) => missedAims(name, one, aims));
      return { runs, runsOfOthers, ...results, missed };
    } finally {
      await browser.close();
    }
  });
}

interface MeasuredPage {
  name: string;
  url: string;
  /** Number of runs. */
  count: number;
}

/** The pages that shoppers see most by name, then every other public page by path. */
function measuredPages(shopperUrls: ShopperUrls): MeasuredPage[] {
  const most = Object.entries(shopperUrls).map(([name, url]) => ({ name, url, count: runs }));
  const urls = new Set(most.map(({ url }) => url));
  const others = publicPages()
    .map((path) => ({ name: path, url: new URL(path, shopperUrls.home).href, count: runsOfOthers }))
    .filter(({ url }) => !urls.has(url));
  return [...most, ...others];
}

/** Requests a page as often as shoppers request a page in demand, one request after the other. */
async function demand(url: string): Promise<void> {
  for (let request = 0; request < requestsBefore; request++) {
    const response = await fetch(url, { headers: { connection: "close" } });
    await response.arrayBuffer();
  }
}

async function medianRun(url: string, port: number, count: number): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < count; run++) figures.push(await audit(url, port));
  const names = Object.keys(figures[0] ?? {});
  const medians = names.map((name) => [
    name,
    median(figures.map((one) => one[name] ?? Number.NaN)),
  ]);
  return Object.fromEntries(medians) as PageFigures;
}

/** Personal pages ask not to be indexed, so the audit that a page can be is left out. */
async function audit(url: string, port: number, tries = 1): Promise<PageFigures> {
  const skipAudits = ["is-crawlable"];
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", skipAudits });
  if (!result) throw new Error(`${url}: Lighthouse gave no result`);
  const { runtimeError } = result.lhr;
  if (!runtimeError) return figuresOf(result.lhr);
  if (lostTraces.has(runtimeError.code) && tries < maxTries) return audit(url, port, tries + 1);
  throw new Error(`${url}: ${runtimeError.message}`);
}

function figuresOf({ categories, audits }: Result): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    fcpMs: Math.round(value("first-contentful-paint")),
    tbtMs: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    bytes: Math.round(value("total-byte-weight")),
    scriptBytes: scriptBytesOf(audits),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  };
}

/** Bytes of all scripts over the network, as the summary of resources lists them. */
function scriptBytesOf(audits: Result["audits"]): number {
  const { details } = audits["resource-summary"] ?? {};
  if (details?.type !== "table") return Number.NaN;
  const row = details.items.find(({ resourceType }) => resourceType === "script");
  return Number(row?.["transferSize"] ?? 0);
}

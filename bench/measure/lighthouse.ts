import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { missedAims } from "./aims.ts";
import { median } from "./load.ts";
import { withShopperUrls } from "./shopper-urls.ts";

const runs = 5;
const KB = 1000;

/** What one run says of a page: scores of 100, milliseconds, a shift, bytes over the network. */
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

/** The pages of a shopper as Lighthouse sees them: mobile, simulated throttling, median of five, pages in demand. */
export async function measureLighthouse(): Promise<object> {
  return withShopperUrls(async (urls) => {
    const [port = 0] = await freePorts(1);
    const { args = [], ...found } = await findChromium();
    const options = { ...found, args: [...args, `--remote-debugging-port=${port}`] };
    const browser = await chromium.launch(options);
    try {
      const results: Record<string, PageFigures> = {};
      for (const [name, url] of Object.entries(urls)) {
        await demand(url);
        results[name] = await medianRun(url, port);
        console.error(`${name}: ${JSON.stringify(results[name])}`);
      }
      const missed = Object.entries(results).flatMap(([name, one]) => missedAims(name, one, aims));
      return { runs, ...results, missed };
    } finally {
      await browser.close();
    }
  });
}

/** Asks for a page as often as shoppers ask for one in demand, one after the other. */
async function demand(url: string): Promise<void> {
  for (let request = 0; request < requestsBefore; request++) {
    const response = await fetch(url, { headers: { connection: "close" } });
    await response.arrayBuffer();
  }
}

async function medianRun(url: string, port: number): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < runs; run++) figures.push(await audit(url, port));
  const names = Object.keys(figures[0] ?? {});
  const medians = names.map((name) => [
    name,
    median(figures.map((one) => one[name] ?? Number.NaN)),
  ]);
  return Object.fromEntries(medians) as PageFigures;
}

/** Personal pages ask not to be indexed, so the audit that a page can be is left out. */
async function audit(url: string, port: number): Promise<PageFigures> {
  const skipAudits = ["is-crawlable"];
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", skipAudits });
  if (!result) throw new Error(`${url}: Lighthouse gave no result`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return figuresOf(result.lhr);
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

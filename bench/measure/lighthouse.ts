import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { startBenchSite } from "./bench-site.ts";
import { median } from "./load.ts";

const runs = 5;

/** What one run says of a page: a score of 100, milliseconds, a shift, bytes over the network. */
interface PageFigures {
  performance: number;
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  cls: number;
  bytes: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Search page and vehicle page as Lighthouse sees them: mobile, simulated throttling, median of five. */
export async function measureLighthouse(): Promise<object> {
  const site = await startBenchSite("grouped");
  const [port = 0] = await freePorts(1);
  const { args = [], ...found } = await findChromium();
  const browser = await chromium.launch({
    ...found,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const search = `${site.origin}/used-cars-for-sale`;
    const vehicle = site.origin + (await firstVehicle(search));
    return {
      runs,
      search: await medianRun(search, port),
      vehicle: await medianRun(vehicle, port),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** The address of the first car in a list. */
async function firstVehicle(search: string): Promise<string> {
  const html = await (await fetch(search)).text();
  const [, path] = /href="(\/[a-z]+-cars-for-sale\/\d{4}-[^"?]+)/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${search}: no car is listed`);
  return path;
}

async function medianRun(url: string, port: number): Promise<PageFigures> {
  const figures: PageFigures[] = [];
  for (let run = 0; run < runs; run++) figures.push(await audit(url, port));
  const names = Object.keys(figures[0] ?? {}) as (keyof PageFigures)[];
  const medians = names.map((name) => [name, median(figures.map((one) => one[name]))]);
  return Object.fromEntries(medians) as Record<keyof PageFigures, number>;
}

async function audit(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`${url}: Lighthouse gave no result`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    fcpMs: Math.round(value("first-contentful-paint")),
    tbtMs: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    bytes: Math.round(value("total-byte-weight")),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  };
}

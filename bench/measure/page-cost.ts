import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { median } from "./load.ts";

/** Costs of one page for a visitor who comes for the first time. */
export interface PageCost {
  /** All scripts that the page runs, each compressed at the highest level. */
  gzipBytes: number;
  brotliBytes: number;
  scripts: number;
  requests: number;
  /** Requests one after another, from the document to the last script that hydration needs. */
  depth: number;
  /** Largest contentful paint and hydration, in ms, median of five, on a slow phone and network. */
  lcpMs: number;
  interactiveMs: number;
}

const rounds = 5;

/** Measures pages in turn, round by round, so that all of them see the same noise. */
export async function pageCosts(addresses: string[]): Promise<PageCost[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const visits = addresses.map((): Visit[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, address] of addresses.entries()) {
        visits[index]?.push(await visit(browser, address));
      }
    }
    return visits.map(costOf);
  } finally {
    await browser.close();
  }
}

interface Visit {
  scripts: { url: string; text: Buffer; depth: number }[];
  requests: number;
  lcpMs: number;
  interactiveMs: number;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const depths = new Map<string, number>();
  devtools.on("Network.requestWillBeSent", ({ request, initiator }) => {
    if (depths.has(request.url)) return;
    const byScript = initiator.type === "script";
    const parent = byScript ? initiator.stack?.callFrames[0]?.url : undefined;
    depths.set(request.url, request.url === address ? 0 : (depths.get(parent ?? "") ?? 0) + 1);
  });
  const scripts: Visit["scripts"] = [];
  const bodies: Promise<void>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    bodies.push(
      response.body().then((text) => {
        const url = response.url();
        scripts.push({ url, text, depth: depths.get(url) ?? 1 });
      }),
    );
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("forecourt:hydrated").length > 0);
  await page.waitForLoadState("networkidle");
  await Promise.all(bodies);
  const times = await page.evaluate(readTimes);
  await context.close();
  return { scripts, requests: depths.size, ...times };
}

/** Runs in the page. */
function readTimes(): Promise<{ lcpMs: number; interactiveMs: number }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
      const [hydrated] = performance.getEntriesByName("forecourt:hydrated");
      resolve({ lcpMs, interactiveMs: hydrated?.startTime ?? 0 });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

function costOf(visits: Visit[]): PageCost {
  const [first] = visits;
  if (!first) throw new Error("no visit was made");
  const sum = (size: (text: Buffer) => number) =>
    first.scripts.reduce((total, { text }) => total + size(text), 0);
  return {
    gzipBytes: sum((text) => gzipSync(text, { level: 9 }).length),
    brotliBytes: sum((text) => brotliCompressSync(text).length),
    scripts: first.scripts.length,
    requests: first.requests,
    depth: Math.max(...first.scripts.map(({ depth }) => depth)),
    lcpMs: Math.round(median(visits.map(({ lcpMs }) => lcpMs))),
    interactiveMs: Math.round(median(visits.map(({ interactiveMs }) => interactiveMs))),
  };
}

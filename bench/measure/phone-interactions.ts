import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { missedAims } from "./aims.ts";
import { type Interaction, nameStep, readInteractions, watchInteractions } from "./interactions.ts";
import { median } from "./load.ts";
import { phoneSteps } from "./phone-steps.ts";
import { type ShopperUrls, withShopperUrls } from "./shopper-urls.ts";

const rounds = 5;
const slowdown = 4;
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
/** Milliseconds of a task, and of an interaction until the next frame. */
const aim = { max: 50 };

/** What one round has measured, in ms, by "page: step" and by page. */
interface Round {
  interactions: Map<string, number>;
  longestTasks: Map<string, number>;
}

/**
 * A shopper's interactions with a phone 390 px wide whose processor is slowed down four times: the time
 * until the next frame (INP) of each, and the longest task while each page starts. Medians.
 */
export async function measurePhoneInteractions(): Promise<object> {
  return withShopperUrls(async (urls) => {
    const browser = await chromium.launch(await findChromium());
    try {
      const all: Round[] = [];
      for (let round = 0; round < rounds; round++) all.push(await measureRound(browser, urls));
      const inpMs = mediansOf(all.map(({ interactions }) => interactions));
      const longestTaskMs = mediansOf(all.map(({ longestTasks }) => longestTasks));
      const aimsOf = (figures: object) =>
        Object.fromEntries(Object.keys(figures).map((name) => [name, aim]));
      const missed = [
        ...missedAims("INP", inpMs, aimsOf(inpMs)),
        ...missedAims("longest task of the start", longestTaskMs, aimsOf(longestTaskMs)),
      ];
      return { slowdown, rounds, inpMs, longestTaskMs, missed };
    } finally {
      await browser.close();
    }
  });
}

async function measureRound(browser: Browser, urls: ShopperUrls): Promise<Round> {
  const round: Round = { interactions: new Map(), longestTasks: new Map() };
  for (const [name, url] of Object.entries(urls)) {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await start(page, url);
    const { longTasks } = await page.evaluate(readInteractions);
    // Tasks below 50 ms are not reported.
    round.longestTasks.set(name, Math.round(Math.max(0, ...longTasks)));
    for (const step of phoneSteps[name as keyof ShopperUrls] ?? []) {
      await page.evaluate(nameStep, step.name);
      await step.act(page);
      await page.waitForTimeout(1000);
      round.interactions.set(
        `${name}: ${step.name}`,
        longest(await interactionsOf(page, step.name)),
      );
    }
    await context.close();
  }
  return round;
}

async function start(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watchInteractions);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("forecourt:hydrated").length > 0);
  await page.waitForTimeout(1500);
}

async function interactionsOf(page: Page, step: string): Promise<Interaction[]> {
  const { interactions } = await page.evaluate(readInteractions);
  return interactions.filter(({ what }) => what.startsWith(`${step}: `));
}

/** Interactions below 16 ms are not reported. */
function longest(interactions: Interaction[]): number {
  return Math.max(0, ...interactions.map(({ duration }) => duration));
}

function mediansOf(measured: Map<string, number>[]): Record<string, number> {
  const names = [...(measured[0]?.keys() ?? [])];
  return Object.fromEntries(
    names.map((name) => [name, median(measured.map((round) => round.get(name) ?? Number.NaN))]),
  );
}

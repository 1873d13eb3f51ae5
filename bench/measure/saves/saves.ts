import { chromium, type Page } from "@playwright/test";
import { startDevSite } from "../../../e2e/harness/dev-site.ts";
import { findChromium } from "../../../e2e/harness/find-chromium.ts";
import {
  makeBranches,
  type SaveStyle,
  savedPage,
  saveStyles,
} from "../../../e2e/harness/save-styles.ts";

const saves = 50;
const GIVE_UP_MS = 30_000;
const aimP95Ms = 1500;

/** Milliseconds from a save to the open page that shows it, with `npm run dev -- mfe-financing`. */
export async function measureSaves(): Promise<object> {
  const site = await startDevSite(["mfe-financing"]);
  const browser = await chromium.launch(await findChromium());
  try {
    await makeBranches(site.folder, textsOf("branchSwitch"));
    const page = await browser.newPage();
    await page.goto(site.origin + savedPage);
    const figures: Record<string, object> = {};
    for (const style of Object.keys(saveStyles) as SaveStyle[]) {
      const times: number[] = [];
      for (const text of textsOf(style)) times.push(await timeOf(page, site.folder, style, text));
      figures[style] = figuresOf(times);
    }
    return { saves, aimP95Ms, ...figures };
  } finally {
    await browser.close();
    await site.stop();
  }
}

function textsOf(style: SaveStyle): string[] {
  return Array.from({ length: saves }, (_, turn) => `${style} ${turn}`);
}

/** Infinity when the page does not show it. */
async function timeOf(page: Page, folder: string, style: SaveStyle, text: string): Promise<number> {
  const shown = page.locator("#saved").getByText(text, { exact: true });
  const startedAt = performance.now();
  await saveStyles[style](folder, text);
  const isShown = await shown.waitFor({ timeout: GIVE_UP_MS }).then(
    () => true,
    () => false,
  );
  return isShown ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
}

function figuresOf(times: readonly number[]): object {
  const shown = times.filter(Number.isFinite).sort((a, b) => a - b);
  const atMost = (share: number) => Math.round(shown[Math.ceil(shown.length * share) - 1] ?? 0);
  return { lost: times.length - shown.length, p50Ms: atMost(0.5), p95Ms: atMost(0.95) };
}

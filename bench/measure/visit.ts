import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findChromium } from "../../e2e/harness/find-chromium.ts";
import { startBenchSite } from "./bench-site.ts";
import { pressMs, tap } from "./finger.ts";
import { type Interaction, nameStep, readInteractions, watchInteractions } from "./interactions.ts";
import { median } from "./load.ts";

/** Where a visit is made: the whole window with a mouse, and a phone with a finger. */
const places = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { ...devices["Pixel 7"] },
};

const rounds = 3;
const slowdown = 4;

/**
 * How fast one visit answers on a processor slowed down four times: five filters, one after the
 * other, then three cars, each opened and left again by Back.
 */
export async function measureVisit(): Promise<object> {
  const site = await startBenchSite();
  const browser = await chromium.launch(await findChromium());
  try {
    const figures: Record<string, object> = {};
    for (const [name, options] of Object.entries(places)) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        visits.push(await visit(browser, site.origin, options));
      }
      figures[name] = figuresOf(visits);
    }
    return { slowdown, rounds, ...figures };
  } finally {
    await browser.close();
    await site.stop();
  }
}

type Step = "filter" | "open" | "back";

interface Visit {
  interactions: Interaction[];
  /** Milliseconds from an input to the frame with its result, by step. */
  answered: Record<Step, number[]>;
  /** Longest tasks in ms, each a delay for a further touch. */
  longTasks: number[];
}

async function visit(browser: Browser, origin: string, options: object): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}/used-cars-for-sale`);
  await page.waitForFunction(() => performance.getEntriesByName("forecourt:hydrated").length > 0);
  await page.waitForTimeout(1500);
  const answered: Visit["answered"] = { filter: [], open: [], back: [] };
  const sheet = page.getByRole("button", { name: /^Filters?\b/ });
  const isPhone = await sheet.isVisible();
  await page.evaluate(nameStep, "open sheet");
  if (isPhone) await press(page, sheet);
  for (let filter = 0; filter < 5; filter++) {
    await page.evaluate(nameStep, `filter ${filter + 1}`);
    answered.filter.push(await filterOnce(page));
  }
  await page.evaluate(nameStep, "close sheet");
  if (isPhone) await press(page, page.getByRole("button", { name: /^Show / }));
  for (let car = 0; car < 3; car++) {
    await page.evaluate(nameStep, `car ${car + 1}`);
    answered.open.push(await openCar(page, car));
    answered.back.push(await goBack(page));
  }
  const { interactions, longTasks } = await page.evaluate(readInteractions);
  await context.close();
  return { interactions, longTasks, answered };
}

type Target = ReturnType<Page["getByRole"]>;

/** Presses as a visitor does: a finger where there is one, else a mouse that arrives first. */
async function press(page: Page, target: Target): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return tap(page, target);
  await target.hover();
  await page.waitForTimeout(100);
  return target.click({ delay: pressMs });
}

/** Applies the filter that leaves most cars. */
async function filterOnce(page: Page): Promise<number> {
  const index = await page.evaluate(() => {
    const links = [...document.querySelectorAll("aside a[data-keep-scroll]")];
    const cars = links.map((link) =>
      link.hasAttribute("aria-current") || !link.checkVisibility()
        ? 0
        : Number(/, (\d[\d,]*) /.exec(link.ariaLabel ?? "")?.[1]?.replace(",", "") ?? 0),
    );
    return cars.indexOf(Math.max(...cars));
  });
  const link = page.locator("aside a[data-keep-scroll]").nth(index);
  return answerTime(page, () => press(page, link));
}

async function openCar(page: Page, index: number): Promise<number> {
  const card = page.getByRole("list", { name: "Results" }).getByRole("article").nth(index);
  return answerTime(page, () => press(page, card.getByRole("link").first()));
}

async function goBack(page: Page): Promise<number> {
  return answerTime(page, () => page.goBack().then(() => undefined));
}

/** Milliseconds from the last input of `act` until the requested page has been painted. */
async function answerTime(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const before = location.href;
    const start = { at: 0 };
    const note = (event: Event) => {
      start.at = event.timeStamp;
    };
    for (const type of ["pointerup", "popstate"]) addEventListener(type, note, true);
    const heading = document.querySelector("main h1")?.parentElement?.innerHTML;
    const answer = new Promise<number>((resolve) => {
      const look = () => {
        const shown = document.querySelector("main h1")?.parentElement?.innerHTML !== heading;
        if (location.href === before || !shown) return requestAnimationFrame(look);
        for (const type of ["pointerup", "popstate"]) removeEventListener(type, note, true);
        return setTimeout(() => resolve(performance.now() - start.at));
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { answer });
  });
  await act();
  const time = await page.evaluate(() => Reflect.get(globalThis, "answer") as Promise<number>);
  await page.waitForTimeout(700);
  return time;
}

function figuresOf(visits: Visit[]) {
  const all = visits.flatMap(({ interactions }) => interactions);
  const worst = all.toSorted((a, b) => b.duration - a.duration).slice(0, 3);
  const step = (name: Step) => Math.round(median(visits.flatMap(({ answered }) => answered[name])));
  return {
    inpMs: median(
      visits.map(({ interactions }) => Math.max(0, ...interactions.map((i) => i.duration))),
    ),
    worst,
    answeredMs: { filter: step("filter"), open: step("open"), back: step("back") },
    longestTaskMs: Math.round(Math.max(0, ...visits.flatMap(({ longTasks }) => longTasks))),
    longTasks: median(visits.map(({ longTasks }) => longTasks.length)),
  };
}

import type { Locator, Page } from "@playwright/test";
import { drag, tap } from "./finger.ts";
import type { ShopperUrls } from "./shopper-urls.ts";

/** One interaction of a shopper with a phone. */
interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** The interactions on each page, in their order; each page is loaded anew. */
export const phoneSteps: Partial<Record<keyof ShopperUrls, Step[]>> = {
  search: [
    tapOn("open menu", (page) => page.getByRole("button", { name: "Open menu" })),
    tapOn("close menu", (page) => page.getByRole("button", { name: "Close menu" })),
    tapOn("save a car", (page) => firstCard(page).getByRole("button").first()),
    tapOn("compare a car", (page) => firstCard(page).getByRole("button").nth(1)),
    tapOn("open filters", (page) => page.getByRole("button", { name: /^Filters?\b/ })),
    tapOn("choose a filter", (page) => page.locator("aside a[data-keep-scroll]:visible").nth(4)),
    tapOn("close filters", (page) => page.getByRole("button", { name: /^Show / })),
    tapOn("open a car", (page) => firstCard(page).getByRole("link").first()),
  ],
  vehicle: [
    tapOn("next picture", (page) => page.getByRole("button", { name: "Next photo" })),
    { name: "move a slider", act: (page) => moveSlider(page) },
  ],
  personalize: [
    { name: "move the wizard's slider", act: (page) => moveSlider(page) },
    tapOn("continue", (page) => page.getByRole("button", { name: /^(Continue|Next)/ })),
  ],
};

function tapOn(name: string, find: (page: Page) => Locator): Step {
  return {
    name,
    act: async (page) => {
      const target = find(page).first();
      await bringIntoView(page, target);
      await tap(page, target);
    },
  };
}

function firstCard(page: Page): Locator {
  return page.getByRole("list", { name: "Results" }).getByRole("article").first();
}

async function moveSlider(page: Page): Promise<void> {
  const slider = page.getByRole("slider").first();
  await bringIntoView(page, slider);
  await drag(page, slider, 0.3, 0.6);
}

/** Scrolled to the middle: headers and bars that stick to an edge would take the touch. */
async function bringIntoView(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(300);
}

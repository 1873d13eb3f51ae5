import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../harness/test.ts";

/** Tabs on until the element has the focus; every control must be reachable that way. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached with the Tab key`);
}

const banner = (page: Page) => page.getByRole("banner");
const menus = (page: Page) => banner(page).getByRole("navigation", { name: "Main" });

test("the first Tab offers to skip to the content, and Enter goes there", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)),
  ).toBe(true);
});

for (const width of [1024, 1280]) {
  test(`at ${width} px every header menu opens with Enter inside the screen and closes with Escape`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const summaries = menus(page).locator("summary").filter({ visible: true });
    const count = await summaries.count();
    expect(count).toBeGreaterThanOrEqual(4);
    for (let index = 0; index < count; index += 1) {
      const summary = summaries.nth(index);
      const links = summary.locator("xpath=..").getByRole("link");
      await tabTo(page, summary);
      await page.keyboard.press("Enter");
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      }
      await page.keyboard.press("ArrowDown");
      await expect(links.first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(links.first()).toBeHidden();
      await expect(summary).toBeFocused();
    }
  });
}

test("a link of a header menu is followed with Enter, and the menu closes", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const summary = menus(page).locator("summary", { hasText: "Shop Used" });
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used cars for sale");
  await expect(summary.locator("xpath=..").getByRole("link").first()).toBeHidden();
});

test("a page that is opened with Enter has the focus on its heading and is announced, and Back on the link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/used-cars-for-sale");
  const heading = page.getByRole("heading", { level: 1 });
  const link = page.getByRole("list", { name: "Results" }).getByRole("link").nth(3);
  const name = (await link.textContent()) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Price with dealer fees").first()).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.locator("[aria-live=polite]", { hasText: await page.title() })).toHaveCount(1);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.goBack();
  await expect(heading).toHaveText("Used cars for sale");
  await expect(link).toBeFocused();
  await expect(link).toHaveText(name);
});

test("a filter keeps the focus where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/used-cars-for-sale");
  const filter = page.getByRole("main").getByRole("link", { name: /^SUVs/ }).first();
  await filter.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Used SUVs for sale");
  await expect(page.getByRole("main").getByRole("link", { name: /SUVs/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/SUVs/);
});

test("the phone menu opens, is traversed and closes, and returns the focus", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Open menu" });
  await tabTo(page, button);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
  for (const action of [/pre-approval/i, /directions/i, /call/i]) {
    await expect(banner(page).getByRole("link", { name: action }).first()).toBeVisible();
  }
  const sheet = banner(page).getByRole("navigation", { name: "Menu" });
  const summary = sheet.locator("summary", { hasText: "Service" });
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  const link = sheet.getByRole("link", { name: "Schedule service" });
  await tabTo(page, link);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Close menu" })).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("the page behind the mobile menu is out of reach until the menu closes or the window is wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/service");
  const inert = page.locator("main[inert], footer[inert]");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(inert).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(inert).toHaveCount(0);
});

test("a store is chosen with the keyboard, and the page shows its phone number", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, site.groupOrigin);
  const summary = banner(page).locator("summary", { hasText: "All stores" });
  await tabTo(page, summary);
  await page.keyboard.press("Enter");
  const choice = banner(page)
    .getByRole("button", { name: /Jefferson City/ })
    .filter({ visible: true });
  await tabTo(page, choice);
  await page.keyboard.press("Enter");
  await expect(banner(page).locator("summary", { hasText: "Jefferson City" })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "store");
  expect(cookie).toMatchObject({ sameSite: "Lax", secure: true });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

for (const path of ["/auto-financing", "/service"]) {
  test(`the questions of ${path} open and close with Enter and Space`, async ({ page }) => {
    await open(page, path);
    const questions = page.getByRole("main").locator("details > summary");
    const count = await questions.count();
    expect(count).toBeGreaterThanOrEqual(10);
    for (const [index, key] of [
      [0, "Enter"],
      [count - 1, "Space"],
    ] as const) {
      const details = questions.nth(index).locator("xpath=..");
      const before = await details.evaluate((element: HTMLDetailsElement) => element.open);
      await questions.nth(index).focus();
      await page.keyboard.press(key);
      await expect(details).toHaveJSProperty("open", !before);
      await page.keyboard.press(key);
      await expect(details).toHaveJSProperty("open", before);
    }
  });
}

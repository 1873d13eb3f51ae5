import type { Locator, Page } from "@playwright/test";
import { noteShifts, shiftsSinceRead } from "../harness/layout-shifts.ts";
import { expect, open, test } from "../harness/test.ts";

const phone = { width: 390, height: 844 };
const list = "/used-cars-for-sale";
const root = (page: Page) => page.locator("html");
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("listitem");

/** Without the code that lays out the rest of a page, which then stays as it starts. */
async function openFirstView(page: Page, path: string): Promise<void> {
  await page.route("**/*after-start*", (route) => route.abort());
  await open(page, path);
  await expect(root(page)).toHaveAttribute("data-first-view");
}

const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** As a visitor scrolls: past everything before it. */
async function scrollTo(page: Page, element: Locator): Promise<void> {
  await page.mouse.move(phone.width / 2, phone.height / 2);
  await expect(async () => {
    await page.mouse.wheel(0, phone.height / 2);
    await expect(element).toBeInViewport({ timeout: 500 });
  }).toPass();
}

test.describe("a page that has just been opened", () => {
  test.use({ viewport: phone, expectedConsole: /after-start/ });

  test("is laid out near the window only", async ({ page }) => {
    await openFirstView(page, list);
    const cars = results(page).getByRole("heading");
    expect(await cars.first().evaluate(isLaidOut)).toBe(true);
    expect(await cars.last().evaluate(isLaidOut)).toBe(false);
    await cars.last().scrollIntoViewIfNeeded();
    await expect.poll(() => cars.last().evaluate(isLaidOut)).toBe(true);
  });

  test("is found again by Back where it was left", async ({ page }) => {
    await openFirstView(page, list);
    const car = results(page).nth(12).getByRole("link").first();
    await scrollTo(page, car);
    // The mouse is not used: a test would scroll an element at the window's edge.
    const top = await car.evaluate((link: HTMLElement) => {
      link.click();
      return Math.round(link.getBoundingClientRect().top);
    });
    await expect(page.getByText("Price with dealer fees").first()).toBeVisible();
    await page.goBack();
    await expect.poll(() => car.evaluate(topOf)).toBe(top);
  });
});

// The font is optional: a document that does not have it at once keeps another one, whose lines break elsewhere.
test.describe("without the font", () => {
  test.use({ expectedConsole: /\.woff2/ });

  for (const [name, path] of [
    ["the home page", "/"],
    ["a list", list],
  ] as const) {
    test(`${name} gets all its heights soon, without moving what is seen`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.route("**/*.woff2", (route) => route.abort());
      await noteShifts(page);
      await open(page, path);
      await expect(root(page)).not.toHaveAttribute("data-first-view");
      expect(await shiftsSinceRead(page)).toEqual([]);
      const heightOf = () => document.documentElement.scrollHeight;
      const height = await page.evaluate(heightOf);
      await page.reload();
      await expect.poll(() => page.evaluate(heightOf)).toBe(height);
    });
  }
});

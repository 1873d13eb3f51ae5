import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { measurePresence } from "../harness/measure-presence.ts";
import { givePopups, popupDialog, popupTab, tab } from "../harness/popups.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ separate: ["leads"] });
});
test.afterAll(() => own.stop());
test.use({ viewport: { width: 1280, height: 800 } });

async function boxOf(dialog: Locator) {
  const { x, y, width, height } = (await dialog.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: Math.round(x), y: Math.round(y), width, height };
}

async function openDialog(page: Page): Promise<Locator> {
  await givePopups(own, page, { ask: { button: tab } });
  await open(page, `${own.origin}/service`);
  await popupTab(page).click();
  await expect(popupDialog(page)).toBeVisible();
  return popupDialog(page);
}

test.describe("a dialog", () => {
  test("is dragged by its title and stays inside the window", async ({ page }) => {
    const dialog = await openDialog(page);
    const title = (await dialog.getByRole("heading").boundingBox()) ?? { x: 0, y: 0 };
    const before = await boxOf(dialog);
    await page.mouse.move(title.x + 20, title.y + 5);
    await page.mouse.down();
    await page.mouse.move(title.x - 180, title.y - 45, { steps: 4 });
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: before.x - 200, y: before.y - 50 });
    await page.mouse.move(-400, -400, { steps: 4 });
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: 0, y: 0 });
    await page.mouse.move(4000, 4000, { steps: 4 });
    await page.mouse.up();
    const { width, height } = before;
    await expect.poll(() => boxOf(dialog)).toMatchObject({ x: 1280 - width, y: 800 - height });
    await page.setViewportSize({ width: 900, height: 600 });
    await expect
      .poll(async () => (await boxOf(dialog)).x + (await boxOf(dialog)).width)
      .toBeLessThanOrEqual(900);
  });

  test("is moved and resized by keyboard alone, with a transition of 150 ms", async ({ page }) => {
    const dialog = await openDialog(page);
    const before = await boxOf(dialog);
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: "Move" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Shift+ArrowUp");
    await expect
      .poll(() => boxOf(dialog))
      .toMatchObject({ x: before.x - 10, y: Math.max(0, before.y - 100) });
    await page.keyboard.press("Enter");
    const corner = async () => {
      const { x, y, height } = await boxOf(dialog);
      return [x === 0 || x === 1280 - before.width, y === 0 || y === 800 - height];
    };
    await expect.poll(corner).toEqual([true, true]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => boxOf(dialog)).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await boxOf(dialog)).width).toBe(before.width);
    const seconds = () =>
      dialog.evaluate(
        (element) => getComputedStyle(element).transitionDuration.split(",")[0] ?? "",
      );
    await expect.poll(seconds).toBe("0.15s");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(async () => Number.parseFloat(await seconds())).toBeLessThan(0.001);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(popupTab(page)).toBeFocused();
  });

  test("is a bottom sheet on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const box = await boxOf(await openDialog(page));
    expect([box.x, box.width, box.y + Math.round(box.height)]).toEqual([0, 360, 740]);
    await expect(popupDialog(page).getByRole("button", { name: "Move" })).toHaveCount(0);
  });
});

test.describe("a message", () => {
  const failed = "There was an error saving your information.";
  const toast = (page: Page) => page.getByRole("region", { name: "Messages" });
  test.use({ expectedConsole: /Failed to load resource|api\/leads/ });

  test.beforeAll(() => own.kill("leads"));
  test.afterAll(() => own.revive("leads"));

  /** Sends the last step of a personalized price, which the leads service does not answer. */
  async function failToSend(page: Page): Promise<void> {
    await open(page, `${own.origin}/used-cars-for-sale`);
    const car = await page
      .locator('main article a[href*="-cars-for-sale/"]')
      .first()
      .getAttribute("href");
    const vehicle = car?.split("/").at(-1) ?? "";
    await open(
      page,
      `${own.origin}/personalize/${vehicle}?step=6&trade-in=yes&down=3000&trade=500&credit=690&term=60`,
    );
    const field = (name: string) => page.getByRole("main").getByRole("textbox", { name });
    await field("First name").fill("Alex");
    await field("Last name").fill("Sample");
    await field("Phone").pressSequentially("5735550142");
    await field("Email").fill("alex@mail.example");
    await page.getByRole("main").locator("form button[type=submit]").first().click();
    await expect(toast(page)).toContainText(failed);
  }

  test("disappears after five seconds, and stays while hovered or focused", async ({ page }) => {
    const presence = await measurePresence(page, "section[aria-label=Messages]");
    await failToSend(page);
    await expect(toast(page)).toHaveText("");
    expect(await presence()).toBeGreaterThan(4900);
    await page.getByRole("main").locator("form button[type=submit]").first().click();
    await expect(toast(page)).toContainText(failed);
    await page.getByText(failed).last().hover();
    await page.waitForTimeout(6000);
    await expect(toast(page)).toContainText(failed);
    await toast(page).getByRole("button", { name: "Dismiss" }).focus();
    await page.mouse.move(10, 500);
    await page.waitForTimeout(6000);
    await expect(toast(page)).toContainText(failed);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveText("");
  });

  for (const width of [360, 768]) {
    test(`is within the window at ${width} px and accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await failToSend(page);
      const box = (await toast(page).boundingBox()) ?? { x: -1, width: 0 };
      expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
      await page.getByText(failed).last().hover();
      await expectAccessible(page);
    });
  }
});

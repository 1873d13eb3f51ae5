import { expect, open, test } from "../harness/test.ts";

test("on a phone the filters open with Enter, are reached with Tab and close with Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/used-cars-for-sale");
  const button = page.getByRole("button", { name: /^Filter/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("complementary", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test("the order of the list is changed with the keyboard alone", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  await page.locator("summary", { hasText: "Sort by" }).focus();
  await page.keyboard.press("Enter");
  const lowest = page.getByRole("link", { name: "Price (lowest)" });
  await lowest.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=priceLow/);
});

test("the departments of the home page are turned with arrow keys", async ({ page }) => {
  await open(page, "/");
  const tabs = page.getByRole("tablist").filter({ hasText: "Sell or trade" }).getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
});

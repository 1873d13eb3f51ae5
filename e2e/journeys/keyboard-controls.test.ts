import { carsInStore } from "../harness/cars-in-store.ts";
import { filterOf, results } from "../harness/search-page.ts";
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

test("arrow keys move between the departments of the home page", async ({ page }) => {
  await open(page, "/");
  const tabs = page.getByRole("tablist").filter({ hasText: "Sell or trade" }).getByRole("tab");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
});

test("a filter's options state their number of cars, and Enter submits its forms", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/used-cars-for-sale");
  const styles = await filterOf(page, "Body style");
  await expect(styles.getByRole("link", { name: /^SUVs ?, [\d,]+ vehicles$/ })).toBeVisible();
  const price = (await filterOf(page, "Price")).getByRole("form", { name: "Price" });
  await price.getByLabel("From").focus();
  await page.keyboard.type("9000");
  await page.keyboard.press("Tab");
  await expect(price.getByLabel("To")).toBeFocused();
  await page.keyboard.type("21000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/used-cars-for-sale\/price-over-9000\/price-under-21000$/);
  const payment = (await filterOf(page, "Monthly payment")).getByRole("form");
  await payment.getByLabel("Cash down").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("4000");
  await payment.getByLabel("Term").focus();
  await page.keyboard.press("Home");
  await payment.getByLabel("Max payment").focus();
  await page.keyboard.type("400");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/payment-under=400&down=4000&term=\d+$/);
});

test("a payment's terms open with Enter, close with Escape, and return the focus", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  const figure = results(page)
    .getByRole("button", { name: /About this estimate/ })
    .first();
  await figure.focus();
  await page.keyboard.press("Enter");
  const terms = page.locator("section[popover]:popover-open");
  await expect(terms).toContainText(/annual percentage rate|APR/i);
  await page.keyboard.press("Tab");
  await expect(terms.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(terms).toHaveCount(0);
  await expect(figure).toBeFocused();
});

test("the payment sliders move with arrow keys and announce their value", async ({ page }) => {
  await open(page, "/used-cars-for-sale?payment-under=500");
  await results(page).getByRole("link").first().press("Enter");
  const down = page.getByRole("slider", { name: "Cash down" });
  const financed = page
    .locator("#payment")
    .getByText(/financed/i)
    .first();
  const before = await financed.innerText();
  const valueText = await down.getAttribute("aria-valuetext");
  await down.press("ArrowRight");
  await expect(down).not.toHaveAttribute("aria-valuetext", valueText ?? "");
  await expect(down).toHaveAttribute("aria-valuetext", /^\$[\d,]+ down$/);
  await expect(financed).not.toHaveText(before);
  await page.getByRole("button", { name: "Start over" }).press("Enter");
  await expect(down).toHaveAttribute("aria-valuetext", valueText ?? "");
  const term = page.getByRole("slider", { name: "Loan term" });
  await term.press("Home");
  await expect(term).toHaveAttribute("aria-valuetext", /^\d+ months$/);
});

test("cars are saved and compared with the keyboard, and a wide comparison scrolls", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/used-cars-for-sale");
  const buttons = results(page).getByRole("button", { name: /^(Save|Compare): \d{4} / });
  await buttons.first().press("Space");
  await expect(buttons.first()).toHaveAttribute("aria-pressed", "true");
  await buttons.nth(1).press("Enter");
  const tray = page.getByRole("region", { name: "Cars to compare" });
  await expect(tray.getByRole("button", { name: /^Remove .* from comparison$/ })).toHaveCount(1);
  await tray.getByRole("button", { name: "Clear" }).press("Enter");
  await expect(tray).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const vins = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" }).slice(0, 3);
  await open(page, `/compare?cars=${vins.join(",")}`);
  const scrolled = page.getByRole("region", { name: "Cars side by side" });
  await scrolled.press("ArrowRight");
  await expect.poll(() => scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

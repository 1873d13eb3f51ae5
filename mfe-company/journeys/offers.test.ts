import { chips } from "@forecourt/e2e/search-page";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

const main = (page: Page) => page.getByRole("main");
const promotions = "ozark-mitsubishi/content/company/promotions.json";
const salesOffers = "ozark-mitsubishi/content/company/salesOffers.json";

test("a shopper finds the offers from the menu, by keyboard, and the cars of one", async ({
  page,
  site,
}) => {
  for (const origin of [site.origin, site.groupOrigin]) {
    await open(page, origin);
    const menu = page.getByRole("contentinfo").getByRole("link", { name: "Special offers" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Special offers");
    await expectSound(page);
    await expect(main(page).getByRole("article")).toHaveCount(6);
    await main(page)
      .getByRole("link", { name: /^Offers on cars and/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Offers on cars");
    await expectSound(page);
    await main(page)
      .getByRole("link", { name: /^See details/ })
      .first()
      .click();
    await expect(main(page).getByRole("button", { name: "Print this offer" })).toBeVisible();
    await expectSound(page);
  }
});

test("an offer for cars with many miles leads to exactly these cars", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/special-offers/sales/high-mileage-price`);
  await main(page).getByRole("link", { name: "See these cars" }).first().click();
  await expect(page).toHaveURL(/\/used-cars-for-sale\?mileage-over=100000$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("over 100,000 miles");
  await chips(page).getByRole("link", { name: "Remove Over 100,000 miles" }).click();
  await expect(page).toHaveURL(/\/used-cars-for-sale$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedConsole: /\/web\/.*\.js csp$/ });

  test("home has reviews and promotions, a list of cars has one, and a car has its own", async ({
    page,
    site,
  }) => {
    await page.goto(site.origin);
    await expect(main(page).locator("#reviews blockquote")).toHaveCount(9);
    await expect(main(page).getByRole("link", { name: "Value my trade" }).last()).toBeVisible();
    await page.goto(`${site.origin}/used-cars-for-sale`);
    const promoted = page.getByRole("list", { name: "Results" }).locator("[data-fragment]");
    await expect(promoted.getByRole("link", { name: "Get pre-approved" })).toHaveCount(1);
  });

  test("a promotion and a list of offers leave with their last day, and a promotion comes with its first, also on stored pages", async ({
    page,
    ownSite,
  }) => {
    const title = "Know what your car is worth first";
    const menu = page.getByRole("contentinfo").getByRole("link", { name: "Special offers" });
    await page.goto(ownSite.origin);
    await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
    await expect(menu).toHaveCount(1);
    const past = { startDate: "2020-01-01", endDate: "2020-02-29" };
    for (const file of [promotions, salesOffers, salesOffers.replace("sales", "dealer")]) {
      await ownSite.editDealer(file, (text) => {
        const content = JSON.parse(text) as Record<string, object[]>;
        const key = file === promotions ? "promotions" : "offers";
        const ended = content[key]?.map((one) => ({ ...one, ...past }));
        return JSON.stringify({ ...content, [key]: ended });
      });
    }
    await expect(async () => {
      await page.goto(ownSite.origin);
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0, { timeout: 500 });
      await expect(menu).toHaveCount(0, { timeout: 500 });
    }).toPass();
    const current = { startDate: "2020-01-01", endDate: "2999-12-31" };
    await ownSite.editDealer(promotions, (text) => {
      const content = JSON.parse(text) as { promotions: object[] };
      return JSON.stringify({
        promotions: content.promotions.map((one) => ({ ...one, ...current })),
      });
    });
    await expect(async () => {
      await page.goto(ownSite.origin);
      await expect(page.getByRole("heading", { name: title })).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.goto(`${ownSite.origin}/special-offers/sales`);
    await expect(main(page)).toContainText(
      "No offers available at this time. Please check back later.",
    );
  });
});

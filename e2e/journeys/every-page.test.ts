import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { expect, open, test } from "../harness/test.ts";

const pages = [
  "/",
  "/our-company",
  "/auto-financing",
  "/sell-trade-my-car",
  "/service",
  "/cars-for-sale",
  "/used-cars-for-sale",
  "/used-cars-for-sale/suvs/price-under-20000",
  "/used-cars-for-sale/convertibles/price-under-100",
  "/new-cars-for-sale?sort=priceLow&page=2",
  "/certified-cars-for-sale",
];

const widths = [360, 768, 1280];

/** One main heading, nothing that axe finds, no wider than the screen. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`${path} is silent, accessible and no wider than the screen`, async ({ page }) => {
        await open(page, path);
        await expectSound(page);
      });
    }

    test("so is a vehicle's page", async ({ page }) => {
      await open(page, "/used-cars-for-sale");
      const first = page.getByRole("list", { name: "Results" }).getByRole("link").first();
      const path = await first.getAttribute("href");
      await open(page, path ?? "");
      await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
      await expectSound(page);
    });

    test("so are the pages of a group with several stores", async ({ page, site }) => {
      for (const path of ["/", "/cars-for-sale", "/our-company"]) {
        await open(page, site.groupOrigin + path);
        await expectSound(page);
      }
    });

    test.describe("an address that leads nowhere", () => {
      // The browser's own line about the status of the document.
      test.use({ expectedConsole: /the server responded with a status of 404/ });

      test("is sound too", async ({ page }) => {
        await open(page, "/nothing-here");
        await expect(page).toHaveTitle("404 - Page not found");
        await expectSound(page);
      });
    });
  });
}

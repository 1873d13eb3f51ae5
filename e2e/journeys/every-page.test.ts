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
  "/new-cars-for-sale?sort=priceLow&page=2",
  "/certified-cars-for-sale",
];

const widths = [360, 768, 1280];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`${path} is silent, accessible and no wider than the screen`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

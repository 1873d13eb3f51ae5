import { expectAccessible } from "../harness/axe.ts";
import { carsInStore } from "../harness/cars-in-store.ts";
import { expect, open, type Page, test } from "../harness/test.ts";

// The checks of every-page.test.ts, which has the light scheme, and of parts that open on those pages.
test.use({ colorScheme: "dark", consent: "all", viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

test.describe("in the dark scheme", () => {
  test("pages of cars are accessible, and so is what opens on them", async ({ page, site }) => {
    await open(page, "/used-cars-for-sale/suvs");
    await expectAccessible(page);
    await button(page, /About this estimate/).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await button(page, /^Compare: /).click();
    await button(page, /^Save: /).click();
    await expect(page.getByRole("region", { name: "Cars to compare" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, /^Filter/).click();
    await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
    await expectAccessible(page);

    const [first = "", second = ""] = carsInStore(site, {
      dealer: "ozark-mitsubishi",
      condition: "used",
    });
    for (const path of [
      `/used-cars-for-sale/2000-x-${first}?zip=63701`,
      `/compare?cars=${first},${second}`,
      `/saved-cars?cars=${first},${second}`,
      `/personalize/2000-x-${first}?step=6&trade-in=no&down=3000&credit=690&term=60`,
      `/test-drive/2000-x-${first}`,
    ]) {
      await open(page, path);
      await expectAccessible(page);
    }
  });

  test("the frame and the other pages are accessible, with the menu and the stores open", async ({
    page,
    site,
  }) => {
    await open(page, site.groupOrigin);
    await expectAccessible(page);
    await page.getByRole("banner").locator("summary", { hasText: "All stores" }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ["/auto-financing", "/sell-trade-my-car", "/service", "/our-company"]) {
      await open(page, path);
      await expectAccessible(page);
    }
    await button(page, "Open menu").click();
    await expectAccessible(page);
  });
});

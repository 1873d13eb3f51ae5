import { expectAccessible } from "../harness/axe.ts";
import { carsInStore } from "../harness/cars-in-store.ts";
import type { Site } from "../harness/site.ts";
import { expectSound } from "../harness/sound.ts";
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
  "/used-cars-for-sale/suvs/price-under-30000?drivetrain=awd,4wd&color=black,white&down=5000&term=60",
  "/used-cars-for-sale?q=zorbly+suv+with+heated+seats",
  "/compare",
  "/saved-cars",
];

/** Pages of cars by their VINs: of three used ones and a new one. */
const pagesOfCars = ([first = "", ...others]: string[], fresh: string) => [
  `/used-cars-for-sale/2000-x-${first}?zip=63701&down=5000`,
  `/new-cars-for-sale/2000-x-${fresh}`,
  `/compare?cars=${[first, ...others].join(",")}`,
  `/compare?cars=${[first, ...others].join(",")}&only=differences`,
  `/saved-cars?cars=${others.join(",")}&seen=${first}`,
];

function carsFor(site: Site): string[] {
  const dealer = "ozark-mitsubishi";
  const [fresh = ""] = carsInStore(site, { dealer, condition: "new" });
  return pagesOfCars(carsInStore(site, { dealer, condition: "used" }).slice(0, 3), fresh);
}

for (const path of pages) {
  test(`${path} is silent, accessible and no wider than the window`, async ({ page }) => {
    await open(page, path);
    await expectSound(page);
  });
}

test("a vehicle's page is sound", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  const first = page.getByRole("list", { name: "Results" }).getByRole("link").first();
  const path = await first.getAttribute("href");
  await open(page, path ?? "");
  await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
  await expectSound(page);
});

test("pages of new cars, of cars priced by ZIP, compared and saved are sound", async ({
  page,
  site,
}) => {
  for (const path of carsFor(site)) {
    await open(page, path);
    await expectSound(page);
  }
});

test("the pages of a group with several stores are sound", async ({ page, site }) => {
  for (const path of ["/", "/cars-for-sale", "/our-company"]) {
    await open(page, site.groupOrigin + path);
    await expectSound(page);
  }
});

test.describe("an unknown path", () => {
  // The browser's own message about the status of the document.
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  test("is sound, too", async ({ page }) => {
    await open(page, "/nothing-here");
    await expect(page).toHaveTitle("404 - Page not found");
    await expectSound(page);
  });
});

test.describe("with a dark color scheme", () => {
  test.use({ colorScheme: "dark", viewport: { width: 1280, height: 900 } });

  test("lists, cars and comparisons are accessible, too", async ({ page, site }) => {
    const [vehicle = "", , compare = ""] = carsFor(site);
    for (const path of ["/used-cars-for-sale/suvs?down=5000", vehicle, compare]) {
      await open(page, path);
      await expectAccessible(page);
    }
  });
});

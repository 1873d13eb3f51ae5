import { expectAccessible } from "../harness/axe.ts";
import { everyPage } from "../harness/sample-pages.ts";
import { expectSound } from "../harness/sound.ts";
import { expect, open, test } from "../harness/test.ts";

const pages = await everyPage();

test("every page has an address that these tests visit", () => {
  const missing = pages.filter((one) => one.addresses.length === 0 && !one.findAddresses);
  expect(
    missing.map(({ area, page }) => `${page} in mfe-${area}/journeys/sample-pages.ts`),
  ).toEqual([]);
});

for (const path of pages.flatMap(({ addresses }) => addresses)) {
  test(`${path} is silent, accessible and no wider than the window`, async ({ page }) => {
    await open(page, path);
    await expectSound(page);
  });
}

for (const { area, page: id, findAddresses } of pages) {
  if (!findAddresses) continue;
  test(`samples of the page ${id} of ${area} are sound`, async ({ page, site }) => {
    const addresses = await findAddresses(site);
    expect(addresses).not.toEqual([]);
    for (const path of addresses) {
      await open(page, path);
      await expectSound(page);
    }
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
    await expect(page).toHaveTitle("404 - Page not found: /nothing-here | Ozark Trail Mitsubishi");
    await expectSound(page);
  });
});

test.describe("with a dark color scheme", () => {
  test.use({ colorScheme: "dark", viewport: { width: 1280, height: 900 } });

  test("lists, cars and comparisons are accessible, too", async ({ page, site }) => {
    const [vehicle = "", compare = ""] = await Promise.all(
      ["vehicle", "compare"].map(async (id) => {
        const found = await pages.find((one) => one.page === id)?.findAddresses?.(site);
        return found?.[0] ?? "";
      }),
    );
    expect([vehicle, compare]).not.toContain("");
    for (const path of ["/used-cars-for-sale/suvs?down=5000", vehicle, compare]) {
      await open(page, path);
      await expectAccessible(page);
    }
  });
});

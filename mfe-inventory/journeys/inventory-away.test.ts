import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { results } from "@forecourt/e2e/search-page";
import { expect, open, test } from "@forecourt/e2e/test";

// The browser's own line about the status of a document or payload, and the page's about the latter.
test.use({
  expectedConsole: /status of 503|payload of .* failed/,
});

const away = "Our inventory is unavailable right now";

test("inventory pages show an error inside header and footer while the service is down, and recover afterwards", async ({
  page,
  site,
}) => {
  const vins = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" }).slice(0, 2);
  const search = "/used-cars-for-sale/suvs?sort=priceLow";
  const compare = `/compare?cars=${vins.join(",")}`;
  const saved = `/saved-cars?cars=${vins.join(",")}`;
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, `${site.origin}/used-cars-for-sale`);
  await site.kill("inventory");

  await page.getByRole("complementary", { name: "Filters" }).getByRole("link").first().click();
  await expect(heading).toHaveText(away);
  for (const path of [search, compare, saved]) {
    const response = await page.goto(site.origin + path);
    expect([path, response?.status()]).toEqual([path, 503]);
    await expect(heading).toHaveText(away);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  // These pages name no car and need no service.
  for (const path of ["/compare", "/saved-cars"]) {
    expect((await page.goto(site.origin + path))?.status()).toBe(200);
  }

  await site.revive("inventory");
  for (const path of [search, compare, saved]) {
    await expect
      .poll(async () => (await page.goto(site.origin + path))?.status(), { timeout: 60_000 })
      .toBe(200);
    await expect(heading).not.toHaveText(away);
  }
  await open(page, site.origin + search);
  await expect(results(page).getByRole("article")).toHaveCount(24);
});

import { expect, open, test } from "../harness/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the header of a group begins with the store, and a click chooses another", async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: "store", value: "rolla", url: site.groupOrigin }]);
  await open(page, `${site.groupOrigin}/our-company`);
  const banner = page.getByRole("banner");
  const store = banner.locator("summary", { hasText: "Change store" });
  await expect(store).toBeInViewport({ ratio: 1 });
  await expect(store).toContainText("Rolla");
  await store.click();
  const form = banner.getByRole("form", { name: "Choose your store" });
  const columbia = form.getByRole("button", { name: /^Columbia, MO/ });
  await expect(columbia).toBeInViewport({ ratio: 1 });
  await columbia.click();
  await expect(store).toContainText("Columbia");
});

test("the line of the store scrolls away, and the header's row stays", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/our-company`);
  const banner = page.getByRole("banner");
  const store = banner.locator("summary", { hasText: "Change store" });
  const logo = banner.getByRole("link").first();
  await expect(store).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(store).not.toBeInViewport();
  await expect(logo).toBeInViewport({ ratio: 1 });
});

test("a dealer with one store has no such line", async ({ page, site }) => {
  await open(page, `${site.origin}/our-company`);
  const logo = page.getByRole("banner").getByRole("link").first();
  expect((await logo.boundingBox())?.y).toBeLessThan(20);
});

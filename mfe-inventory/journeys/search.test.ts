import { filterOf, results } from "@forecourt/e2e/search-page";
import { expect, open, test } from "@forecourt/e2e/test";

test.use({ viewport: { width: 1280, height: 900 } });

test("buttons stay hidden when the styles of another page come with the same button", async ({
  page,
}) => {
  await open(page, "/used-cars-for-sale");
  const apply = (await filterOf(page, "Price")).getByText("Apply", { exact: true });
  await expect(apply).toBeHidden();
  await results(page).getByRole("link").first().hover();
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? "").join(" "));
  await expect.poll(styles).toContain("/vehicle.css");
  await expect(apply).toBeHidden();
  await expect(page.getByRole("main").getByRole("button", { name: /^Filter/ })).toBeHidden();
});

test("a typed price applies when the field is left, like a chosen one", async ({ page }) => {
  await open(page, "/used-cars-for-sale");
  const price = await filterOf(page, "Price");
  await expect(price).toContainText("Pick a limit, or type your own range.");
  await price.getByLabel("To", { exact: true }).fill("18000");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/\/used-cars-for-sale\/price-under-18000/);
});

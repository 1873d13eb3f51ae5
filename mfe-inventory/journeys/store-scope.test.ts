import { expect, open, test } from "@forecourt/e2e/test";

test("the list of the visitor's store leads to the cars of all stores, and back", async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: "store", value: "sedalia", url: site.groupOrigin }]);
  await open(page, `${site.groupOrigin}/cars-for-sale/suvs`);
  const main = page.getByRole("main");
  const found = async () =>
    Number((await main.getByRole("status").first().innerText()).match(/(\d+) vehicles?$/)?.[1]);
  await expect(main).toContainText("at our Sedalia store only.");
  const here = await found();
  await main.getByRole("link", { name: "See cars at all 4 stores" }).click();
  await expect(main).toContainText("Cars at all 4 of our stores.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SUVs for sale");
  await expect(page).toHaveTitle(/^SUVs for sale \| /);
  expect(await found()).toBeGreaterThan(here);
  await main.getByRole("link", { name: "Show Sedalia only" }).click();
  await expect(page).toHaveURL(`${site.groupOrigin}/cars-for-sale/suvs`);
});

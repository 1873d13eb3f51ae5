import { expectAccessible } from "@forecourt/e2e/axe";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";

test.beforeEach(async ({ page, site }) => {
  await page.context().addCookies([{ name: "store", value: "sedalia", url: site.groupOrigin }]);
});

test("a seller at a store that buys no cars is led to the nearest one that does", async ({
  page,
  site,
}) => {
  const answer = await page.goto(`${site.groupOrigin}/sell-trade-my-car/your-vehicle?by=car`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(`${site.groupOrigin}/sell-trade-my-car`);
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Our Sedalia store doesn’t buy cars");
  await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText("Columbia");
  await expect(main).not.toContainText("3300 Prairie View Avenue");
  const call = main.getByRole("link", { name: "Call (573) 555-0150" });
  await expect(call).toHaveAttribute("href", "tel:+15735550150");
  await expectSound(page);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Get an offer from Columbia" }).click();
  await expect(page.getByRole("radio", { name: "VIN" })).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.locator("summary", { hasText: "Change store" })).toContainText("Columbia");
});

test("the help center and the advice on trading in say so, too", async ({ page, site }) => {
  await open(page, `${site.groupOrigin}/help-center/selling`);
  const main = page.getByRole("main");
  await main.getByText("Do you buy cars or take trade-ins at this store?").click();
  await expect(main).toContainText("No, our Sedalia store does neither.");
  await main.getByRole("link", { name: "Sedalia doesn’t buy cars: see which stores do" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Our Sedalia store doesn’t buy cars",
  );
  await page.goto(`${site.groupOrigin}/car-advice-education/prepare-your-trade-in`);
  await expect(main).toContainText(
    "Our Sedalia store doesn’t buy cars or take trade-ins. These stores do: Columbia, Jefferson City, and Rolla.",
  );
  const way = main.getByRole("link", { name: "See the stores that buy cars" });
  await expect(way).toHaveAttribute("href", "/sell-trade-my-car");
});

test("the group’s own page says which stores buy cars, and no button means one of them", async ({
  page,
  site,
}) => {
  await page.context().clearCookies({ name: "store" });
  await open(page, `${site.groupOrigin}/sell-trade-my-car`);
  const main = page.getByRole("main");
  await expect(main).toContainText("in Columbia, Jefferson City, and Rolla, but not in Sedalia.");
  await expect(main.getByRole("link", { name: "Get directions: Jefferson City" })).toHaveCount(1);
  await expect(main.getByRole("link", { name: /^Get directions/ })).toHaveCount(3);
  await expect(main.getByRole("link", { name: /^Call / })).toHaveCount(3);
  await expect(main).not.toContainText("Stop by Monday");
  await expectSound(page);
});

import { carsInStore } from "@forecourt/e2e/cars-in-store";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";

const meaning = "What “certified” means";

test("certified cars say who certifies them, and lead to what that means", async ({
  page,
  site,
}) => {
  const main = page.getByRole("main");
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "certified" });
  await open(page, `/certified-cars-for-sale/2000-x-${vin}`);
  await expect(main).toContainText(
    "We certify this car ourselves: our technicians inspected it at",
  );
  await expectSound(page);
  await open(page, "/certified-cars-for-sale");
  await expect(main).toContainText(
    "We certify these cars ourselves. Our technicians inspect each car at",
  );
  await main.getByRole("link", { name: meaning }).click();
  await expect(page).toHaveURL("/faqs/what-is-a-certified-car");
  await expect(page.getByRole("article")).toContainText("certif");
});

test("other cars say nothing about it", async ({ page, site }) => {
  const [vin = ""] = carsInStore(site, { dealer: "ozark-mitsubishi", condition: "used" });
  await open(page, `/used-cars-for-sale/2000-x-${vin}`);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(meaning)).toHaveCount(0);
});
